import { formatEuros } from "../../../domain/money.ts";
import type { Totals } from "../../../domain/quote/totals.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./quote.module.css";

export type Sum = readonly [label: string, amount: number];

type Props = {
  sums: readonly Sum[];
  /** What it comes to. */
  due: Sum;
  /** What is said of it. */
  under?: readonly Sum[];
};

export const SumsTable = ({ sums, due: [label, amount], under = [] }: Props) => (
  <table className={styles.totals}>
    <tbody>
      {sums.map((sum) => (
        <SumRow key={sum[0]} sum={sum} />
      ))}
      <tr className={styles.totalsDue}>
        <th scope="row">{label}</th>
        <td className={office.figures}>{formatEuros(amount)}</td>
      </tr>
      {under.map((sum) => (
        <SumRow key={sum[0]} sum={sum} />
      ))}
    </tbody>
  </table>
);

const SumRow = ({ sum: [label, amount] }: { sum: Sum }) => (
  <tr>
    <th scope="row">{label}</th>
    <td className={office.figures}>{formatEuros(amount)}</td>
  </tr>
);

/** What is taken off; no row for nothing. */
export const deduction = (label: string, amount: number): Sum[] =>
  amount === 0 ? [] : [[label, 0 - amount]];

export const bonusOf = ({ bonus }: Totals): Sum[] => deduction("Bonus réparation", bonus);
