import { Text } from "@mantine/core";
import { REFUND_STATE_FR, REFUND_STATES } from "../../../../domain/payment/card/card.ts";
import { formatEuros, sum } from "../../../../domain/money.ts";
import type { InvoiceParts } from "../../invoice/parts.ts";
import styles from "../payment.module.css";

/** What became of the money that goes back on a card, and what was paid too late and is kept. */
export function CardRefunds({
  invoice: { card_refunds, card_payments },
}: {
  invoice: InvoiceParts;
}) {
  const kept = sum(card_payments.map((payment) => payment.kept));
  if (card_refunds.length === 0 && kept === 0) return null;
  return (
    <ul className={styles.reminders}>
      {kept > 0 && (
        <li>
          Payé par carte quand rien n’était plus dû : {formatEuros(kept)} gardés en avance pour le
          client.
        </li>
      )}
      {card_refunds.map(({ id, amount, status, error }) => {
        const state = REFUND_STATES.find((known) => known === status) ?? "pending";
        return (
          <li key={id}>
            <Text span size="xs" {...(state === "failed" && { c: "red" })}>
              {REFUND_STATE_FR[state]} : {formatEuros(amount)}
              {error && ` (${error})`}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
