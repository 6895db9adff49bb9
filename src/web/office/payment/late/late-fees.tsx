import { Button, Group, Text } from "@mantine/core";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import { correctLateFee } from "../../invoice/actions.ts";
import type { InvoiceParts } from "../../invoice/parts.ts";
import { methodText } from "../payment-rows.tsx";
import styles from "../payment.module.css";

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

type Received = NonNullable<InvoiceParts["late_fees"]>["received"];

/** A fee is never edited: an error is corrected by its opposite, and both stay. */
function FeeRows({ received }: { received: Received }) {
  const corrected = new Set(received.map(({ corrects_id }) => corrects_id));
  if (received.length === 0) return null;
  return (
    <ul className={styles.movements} aria-label="Reçu pour le retard">
      {received.map((fee) => (
        <li key={fee.id}>
          <Text size="sm">
            {fee.corrects_id ? "Correction d’une erreur de saisie" : methodText(fee.method)},{" "}
            {formatNumericDate(fee.received_on)}
          </Text>
          <Text size="sm" className={office.figures}>
            {formatEuros(fee.interest + fee.indemnity)}
          </Text>
          {!fee.corrects_id && !corrected.has(fee.id) && (
            <Allowed action="record-payment">
              <CorrectFee fee={fee} />
            </Allowed>
          )}
        </li>
      ))}
    </ul>
  );
}

function CorrectFee({ fee }: { fee: Received[number] }) {
  const { act, busy } = useAction(correctLateFee);
  return (
    <ConfirmButton
      size="compact-xs"
      variant="subtle"
      color="gray"
      loading={busy}
      className={`${office.noPrint} ${styles.correct}`}
      title="Corriger une erreur de saisie"
      why={`Une ligne de ${formatEuros(0 - fee.interest - fee.indemnity)} sera ajoutée. Les deux restent visibles, comme la loi le demande.`}
      onConfirm={() => act({ late_fee_id: fee.id })}
    >
      Corriger
    </ConfirmButton>
  );
}
