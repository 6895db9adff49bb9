import { formatEuros, formatRate, share } from "../../../domain/money.ts";
import type { Totals } from "../../../domain/quote/totals.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./quote.module.css";

type Row = readonly [label: string, amount: number];

/** The same sums as on the document: line by line, then one VAT per rate. */
export function TotalsTable({ totals, deposit }: { totals: Totals; deposit: number }) {
  const rows: Row[] = [
    ...(totals.allowance === 0 ? [] : [["Remise", 0 - totals.allowance] as const]),
    ["Total HT", totals.total_excl],
    ...totals.vat_groups.map(({ vat_rate, vat }) => [`TVA ${formatRate(vat_rate)}`, vat] as const),
    ["Total TTC", totals.total_incl],
    ...(totals.bonus === 0 ? [] : [["Bonus réparation", 0 - totals.bonus] as const]),
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
          <th scope="row">À payer</th>
          <td className={office.figures}>{formatEuros(totals.due)}</td>
        </tr>
        {deposit > 0 && (
          <tr>
            <th scope="row">dont acompte à la commande</th>
            <td className={office.figures}>{formatEuros(share(totals.due, deposit))}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
