/** The sums at the foot of a printed document. */
import { formatEuros, formatRate, type BasisPoints, type Cents } from "../../../domain/money.ts";
import type { PrintedLine } from "../../../domain/quote/document.ts";
import type { Seller } from "../../../domain/quote/parties.ts";
import type { Totals } from "../../../domain/quote/totals.ts";

export type Sum = { label: string; value: string; strong: boolean };

type PricedLines = {
  totals: Totals;
  discount: BasisPoints;
  lines: readonly PrintedLine[];
  seller: Pick<Seller, "vat_regime">;
};

/** From the lines to the total incl. VAT, then what others pay, line by line. */
export function sumsOf({ totals, discount, lines, seller }: PricedLines): Sum[] {
  const taxed = seller.vat_regime === "normal";
  return [
    ...(totals.allowance > 0
      ? [
          plain("Total HT avant remise", formatEuros(totals.lines_net)),
          plain(`Remise de ${formatRate(discount)}`, minus(totals.allowance)),
        ]
      : []),
    ...(taxed
      ? [
          plain("Total HT", formatEuros(totals.total_excl)),
          plain("TVA", formatEuros(totals.total_vat)),
        ]
      : []),
    plain(taxed ? "Total TTC" : "Total, sans TVA", formatEuros(totals.total_incl)),
    ...lines
      .filter((line) => line.kind === "bonus")
      .map((line) => plain(line.label, minus(line.unit_price))),
  ];
}

export const plain = (label: string, value: string): Sum => ({ label, value, strong: false });
export const strong = (label: string, value: string): Sum => ({ label, value, strong: true });

/** « −50,00 € », with the minus sign of the figures and not a hyphen. */
export const minus = (amount: Cents): string => `\u2212${formatEuros(amount)}`;
