import { formatRate, share } from "../../../domain/money.ts";
import type { Totals } from "../../../domain/quote/totals.ts";
import { bonusOf, deduction, SumsTable, type Sum } from "./sums-table.tsx";

/** The same sums as on the document: line by line, then one VAT per rate. */
export function TotalsTable({ totals, deposit }: { totals: Totals; deposit: number }) {
  const { allowance, total_excl, vat_groups, total_incl, due } = totals;
  const sums: Sum[] = [
    ...deduction("Remise", allowance),
    ["Total HT", total_excl],
    ...vat_groups.map(({ vat_rate, vat }) => [`TVA ${formatRate(vat_rate)}`, vat] as const),
    ["Total TTC", total_incl],
    ...bonusOf(totals),
  ];
  const asked: Sum[] = deposit > 0 ? [["dont acompte à la commande", share(due, deposit)]] : [];
  return <SumsTable sums={sums} due={["À payer", due]} under={asked} />;
}
