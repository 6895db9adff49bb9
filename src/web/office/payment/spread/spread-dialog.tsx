import { Button, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { formatEuros } from "../../../../domain/money.ts";
import type { Payer } from "../../../../domain/payment/payment.ts";
import { oldestFirst } from "../../../../domain/payment/spread.ts";
import { dateOf, parseLocalDate, toInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { recordPayment } from "../../invoice/actions.ts";
import { useZone } from "../../shop/use-shop.ts";
import { MeansFields, referenceOf } from "../means-fields.tsx";
import { useMovementId } from "../movement-id.ts";
import { PayerFields } from "../payer-fields.tsx";
import { dayFault, payerFault } from "../receipt-form.ts";
import styles from "../payment.module.css";
import { SpreadRows } from "./spread-rows.tsx";
import { faultsOf, movementOf, startSpread, withAmount } from "./spread-state.ts";
import { SpreadSums } from "./spread-sums.tsx";
import type { ListedSpread } from "./parts.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { invoices: readonly ListedSpread[]; close: () => void };

/** One movement of money over several invoices: what each gets is shown before it is recorded. */
export function SpreadModal({ invoices: given, close }: Props) {
  const [invoices] = useState(() => given.toSorted(oldestFirst));
  const today = dateOf(toInstant(Date.now()), useZone());
  const id = useMovementId();
  const [state, setState] = useState(() => startSpread(invoices));
  const [means, setMeans] = useState({ method: "card", day: String(today), reference: "" });
  const [payer, setPayer] = useState<Payer>("client");
  const [payer_name, setName] = useState("");
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(false);
  const { act, busy } = useAction(recordPayment);
  const faults = faultsOf(state, invoices, payer);
  const late = { day: dayFault(means.day, today), name: payerFault(payer, payer_name) };
  const isSound =
    !faults.amount && !late.day && !late.name && Object.keys(faults.parts).length === 0;
  const record = async () => {
    setTried(true);
    const movement = movementOf(state, invoices);
    const received_on = parseLocalDate(means.day);
    if (!isSound || !movement || !received_on) return;
    const { method } = means;
    const facts = { id, method, payer, payer_name, note, received_on };
    const done = await act({ input: { ...movement, ...facts, reference: referenceOf(means) } });
    if (!done) return;
    tellDone(
      `Paiement de ${formatEuros(state.amount)} enregistré sur ${movement.others.length + 1} factures.`,
    );
    close();
  };
  return (
    <FormDialog opened onClose={close} title="Un paiement pour plusieurs factures" size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void record();
        }}
      >
        <Stack gap="md">
          <MoneyField
            label="Montant reçu"
            data-autofocus
            value={state.amount}
            error={faults.amount}
            onChange={(amount) => setState(withAmount(state, invoices, amount))}
          />
          <SpreadRows {...{ invoices, state, setState }} faults={faults.parts} />
          <SpreadSums state={state} />
          <MeansFields
            means={means}
            change={(changed) => setMeans({ ...means, ...changed })}
            labels={{ method: "Moyen de paiement", day: "Reçu le" }}
            today={today}
            dayFault={late.day}
          />
          <PayerFields
            {...{ payer, payer_name }}
            owesBonus={false}
            choose={setPayer}
            name={setName}
            fault={tried && late.name}
          />
          <TextInput
            label="Note (facultative)"
            maxLength={500}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <div className={styles.foot}>
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" loading={busy}>
              {isSound ? `Enregistrer ${formatEuros(state.amount)}` : "Enregistrer le paiement"}
            </Button>
          </div>
        </Stack>
      </form>
    </FormDialog>
  );
}
