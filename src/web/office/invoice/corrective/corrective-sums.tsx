import { liveTotals, type QuoteDraft } from "../../quote/draft/draft.ts";
import { bonusOf, deduction, SumsTable, type Sum } from "../../quote/sums-table.tsx";
import type { CorrectiveProposal } from "./query.ts";

type Props = { proposal: CorrectiveProposal; draft: QuoteDraft };

/** What it came to, what it comes to, and what is left to pay once the payments are carried. */
export function CorrectiveSums({ proposal: { total_incl, prepaid, received }, draft }: Props) {
  const totals = liveTotals(draft);
  const left = totals.due - prepaid - received;
  const sums: Sum[] = [
    ["Première facture, TTC", total_incl],
    ["Facture rectificative, TTC", totals.total_incl],
    ...bonusOf(totals),
    ...deduction("Acomptes déduits", prepaid),
    ...deduction("Déjà réglé, reporté", received),
  ];
  const due: Sum = [left < 0 ? "À rendre au client" : "Reste à régler", Math.abs(left)];
  return <SumsTable sums={sums} due={due} />;
}
