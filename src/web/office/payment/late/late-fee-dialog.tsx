import { Button, Checkbox, Stack } from "@mantine/core";
import { useState } from "react";
import { formatEuros } from "../../../../domain/money.ts";
import { parseLocalDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { receiveLateFee } from "../../invoice/actions.ts";
import type { InvoiceParts } from "../../invoice/parts.ts";
import { useToday } from "../../shop/use-shop.ts";
import { AmountLine } from "../amount-line.tsx";
import { MeansFields, referenceOf } from "../means-fields.tsx";
import { useMovementId } from "../movement-id.ts";
import styles from "../payment.module.css";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { invoice: InvoiceParts; close: () => void };

/** Less than what is owed may be taken: the rest is the shop's to waive. */
export function LateFeeModal({ invoice, close }: Props) {
  const { left_interest = 0, left_indemnity = 0 } = invoice.late_fees ?? {};
  const today = useToday();
  const id = useMovementId();
  const [interest, setInterest] = useState(left_interest);
  const [hasIndemnity, setIndemnity] = useState(left_indemnity > 0);
  const [means, setMeans] = useState({ method: "transfer", day: String(today), reference: "" });
  const { act, busy } = useAction(receiveLateFee);
  const total = interest + (hasIndemnity ? left_indemnity : 0);
  const received_on = parseLocalDate(means.day);
  const save = async () => {
    if (!received_on) return;
    const how = { method: means.method, reference: referenceOf(means), received_on };
    const input = { ...how, id, invoice_id: invoice.id, interest, indemnity: hasIndemnity };
    if (!(await act({ input }))) return;
    tellDone(`${formatEuros(total)} notés pour le retard de ${invoice.reference}.`);
    close();
  };
  return (
    <FormDialog opened onClose={close} title={`Retard de ${invoice.reference}`}>
      <Stack gap="md">
        <AmountLine label="Dû pour le retard" amount={left_interest + left_indemnity} />
        <MoneyField
          label="Intérêts reçus"
          data-autofocus
          value={interest}
          error={interest > left_interest && `${formatEuros(left_interest)} au plus.`}
          onChange={setInterest}
        />
        {left_indemnity > 0 && (
          <Checkbox
            label={`Indemnité de ${formatEuros(left_indemnity)} reçue aussi`}
            checked={hasIndemnity}
            onChange={({ currentTarget }) => setIndemnity(currentTarget.checked)}
          />
        )}
        <MeansFields
          means={means}
          change={(changed) => setMeans({ ...means, ...changed })}
          labels={{ method: "Moyen du règlement", day: "Reçu le" }}
          today={today}
          dayFault={!received_on && "Choisissez la date."}
        />
        <div className={styles.foot}>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button loading={busy} disabled={!(total > 0)} onClick={() => void save()}>
            Noter {formatEuros(total)} reçus
          </Button>
        </div>
      </Stack>
    </FormDialog>
  );
}
