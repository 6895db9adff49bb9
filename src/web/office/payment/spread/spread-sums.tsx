import { formatEuros } from "../../../../domain/money.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "../payment.module.css";
import { restOf, type SpreadState } from "./spread-state.ts";

/** What the payment does, before it is recorded. */
export function SpreadSums({ state }: { state: SpreadState }) {
  const rest = restOf(state);
  const count = Object.values(state.parts).filter((part) => (part ?? 0) > 0).length;
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>{count > 1 ? `Sur ${count} factures` : "Sur la facture"}</dt>
        <dd className={office.figures}>{formatEuros(state.amount - rest || 0)}</dd>
      </div>
      {rest > 0 && (
        <div>
          <dt>Gardé en avance pour le client</dt>
          <dd className={office.figures}>{formatEuros(rest)}</dd>
        </div>
      )}
    </dl>
  );
}
