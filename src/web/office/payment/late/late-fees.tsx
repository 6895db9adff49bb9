import { Button, Group, Text } from "@mantine/core";
import { formatEuros, formatRate } from "../../../../domain/money.ts";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";
import type { InvoiceParts } from "../../invoice/parts.ts";
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
      <Group justify="space-between" gap={8} mt={4} className={office.noPrint}>
        <Text size="xs" c="dimmed">
          {left === 0 ? "Reçus. " : ""}À part de la facture, qui ne change pas.
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
