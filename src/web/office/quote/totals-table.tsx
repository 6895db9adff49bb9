import { formatRate, share, sum } from "../../../domain/money.ts";
import type { Totals } from "../../../domain/quote/totals.ts";
import { bonusOf, deduction, SumsTable, type Sum } from "./sums-table.tsx";

type Props = {
  totals: Totals;
  /** Percent asked for at the order. */
  deposit: number;
  /** Invoices of deposits, which leave so much less to pay. */
  deducted?: readonly { reference: string; amount: number }[];
};

/** The same sums as on the document: line by line, then one VAT per rate. */
export function TotalsTable({ totals, deposit, deducted = [] }: Props) {
  const { allowance, total_excl, vat_groups, total_incl, due } = totals;
  const sums: Sum[] = [
    ...deduction("Remise", allowance),
    ["Total HT", total_excl],
    ...vat_groups.map(({ vat_rate, vat }) => [`TVA ${formatRate(vat_rate)}`, vat] as const),
    ["Total TTC", total_incl],
    ...bonusOf(totals),
    ...deducted.flatMap(({ reference, amount }) => deduction(`Acompte ${reference}`, amount)),
  ];
  const left = due - sum(deducted.map(({ amount }) => amount));
  const asked: Sum[] = deposit > 0 ? [["dont acompte à la commande", share(due, deposit)]] : [];
  return <SumsTable sums={sums} due={["À payer", left]} under={asked} />;
}
