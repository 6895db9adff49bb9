import { formatEuros } from "../../../../domain/money.ts";
import { useRead } from "../../../platform/query.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "../../payment/payment.module.css";
import { creditProposalQuery } from "./query.ts";

type Props = { invoice_id: string; lines: { line_id: string; quantity: number }[] | null };

/** What the credit note gives back, computed by the server as it will issue it. */
export function CreditAmounts({ invoice_id, lines }: Props) {
  const read = useRead({
    query: creditProposalQuery,
    variables: { invoice_id, lines },
    fresh: true,
    nouns: ["invoice", "payment"],
    pause: lines?.length === 0,
  });
  const found = lines?.length === 0 ? null : read.data?.credit_proposal;
  return (
    <dl className={styles.sums} aria-live="polite">
      <div>
        <dt>Montant de l’avoir TTC</dt>
        <dd className={office.figures}>{found ? formatEuros(found.total_incl) : "—"}</dd>
      </div>
      {found && found.owed > 0 && (
        <div>
          <dt>À rembourser ensuite au client</dt>
          <dd className={office.figures}>{formatEuros(found.owed)}</dd>
        </div>
      )}
    </dl>
  );
}
