import { Button, Group, Text } from "@mantine/core";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { correctLateFee } from "../../invoice/actions.ts";
import type { InvoiceParts } from "../../invoice/parts.ts";
import { CorrectMovement, MovementRows } from "../movement-rows.tsx";
import { meansText } from "../payment-rows.tsx";
import styles from "../payment.module.css";

type Received = NonNullable<InvoiceParts["late_fees"]>["received"][number];
type Props = { invoice: InvoiceParts; receive: () => void };

/** What a professional owes for being late, beside the invoice; a consumer owes nothing. */
export function LateFees({ invoice: { late_fees, reference }, receive }: Props) {
  if (!late_fees) return null;
  const { days, rate, interest, indemnity, left_interest, left_indemnity } = late_fees;
  const left = left_interest + left_indemnity;
  return (
    <div className={styles.dispute}>
      <Text size="sm" component="div" className={styles.rest}>
        <span>
          Intérêts de retard, {days === 1 ? "1 jour" : `${days} jours`} à {formatRate(rate)} l’an
        </span>
        <span className={office.figures}>{formatEuros(interest)}</span>
      </Text>
      <Text size="sm" component="div" className={styles.rest}>
        <span>Indemnité forfaitaire de recouvrement</span>
        <span className={office.figures}>{formatEuros(indemnity)}</span>
      </Text>
      <FeeRows received={late_fees.received} />
      <Group justify="space-between" gap={8} mt={4} className={office.noPrint}>
        <Text size="xs" c="dimmed">
          {left === 0 ? "Reçus. " : ""}À part de la facture, qui ne change pas : ni chiffre
          d’affaires, ni TVA.
        </Text>
        {left > 0 && (
          <Allowed action="record-payment">
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={receive}
              aria-label={`Noter les intérêts reçus pour ${reference}`}
            >
              Noter comme reçus
            </Button>
          </Allowed>
        )}
      </Group>
    </div>
  );
}

const FeeRows = ({ received }: { received: readonly Received[] }) => (
  <MovementRows
    label="Reçu pour le retard"
    rows={received.map((fee) => ({
      ...fee,
      text: `${fee.corrects_id ? "Correction d’une erreur de saisie" : meansText(fee)}, ${formatNumericDate(fee.received_on)}`,
      amount: fee.interest + fee.indemnity,
      correction: <CorrectFee fee={fee} />,
    }))}
  />
);

function CorrectFee({ fee: { id: late_fee_id, interest, indemnity } }: { fee: Received }) {
  const { act, busy } = useAction(correctLateFee);
  return (
    <CorrectMovement
      amount={interest + indemnity}
      busy={busy}
      correct={() => act({ late_fee_id })}
    />
  );
}
