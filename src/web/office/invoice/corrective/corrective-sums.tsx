import { formatEuros } from "../../../../domain/money.ts";
import { liveTotals, type QuoteDraft } from "../../quote/draft/draft.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "../../quote/quote.module.css";
import type { CorrectiveProposal } from "./query.ts";

type Row = readonly [label: string, amount: number];

/** What it came to, what it comes to, and what is left to pay once the payments are carried. */
export function CorrectiveSums({
  proposal: { total_incl, prepaid, received },
  draft,
}: {
  proposal: CorrectiveProposal;
  draft: QuoteDraft;
}) {
  const totals = liveTotals(draft);
  const left = totals.due - prepaid - received;
  const rows: Row[] = [
    ["Première facture, TTC", total_incl],
    ["Facture rectificative, TTC", totals.total_incl],
    ...(totals.bonus === 0 ? [] : [["Bonus réparation", 0 - totals.bonus] as const]),
    ...(prepaid === 0 ? [] : [["Acomptes déduits", 0 - prepaid] as const]),
    ...(received === 0 ? [] : [["Déjà réglé, reporté", 0 - received] as const]),
  ];
  return (
    <table className={styles.totals}>
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={office.figures}>{formatEuros(amount)}</td>
          </tr>
        ))}
        <tr className={styles.totalsDue}>
          <th scope="row">{left < 0 ? "À rendre au client" : "Reste à régler"}</th>
          <td className={office.figures}>{formatEuros(Math.abs(left))}</td>
        </tr>
      </tbody>
    </table>
  );
}
