/** The sums at the foot of a printed document. */
import { formatEuros, formatRate, type BasisPoints, type Cents } from "../../../domain/money.ts";
import type { PrintedLine } from "../../../domain/quote/document.ts";
import { discountOf, PRICE_BASIS_FR } from "../../../domain/quote/price/price.ts";
import type { PrintedClient, Seller } from "../../../domain/quote/parties.ts";
import type { Totals } from "../../../domain/quote/totals.ts";

export type Sum = { label: string; value: string; strong: boolean };

type PricedLines = {
  totals: Totals;
  discount: BasisPoints;
  lines: readonly PrintedLine[];
  seller: Pick<Seller, "vat_regime">;
  client: PrintedClient;
};

/** From the lines to the total incl. VAT, then what others pay, line by line. */
export function sumsOf(document: PricedLines): Sum[] {
  const { totals, lines, seller } = document;
  const taxed = seller.vat_regime === "normal";
  return [
    ...discountSums(document),
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

function discountSums(document: PricedLines): Sum[] {
  if (document.totals.allowance <= 0) return [];
  const { basis, before, off } = discountOf(document);
  return [
    plain(`Total ${PRICE_BASIS_FR[basis]} avant remise`, formatEuros(before)),
    plain(`Remise de ${formatRate(document.discount)}`, minus(off)),
  ];
}

export const plain = (label: string, value: string): Sum => ({ label, value, strong: false });
export const strong = (label: string, value: string): Sum => ({ label, value, strong: true });

/** « −50,00 € », with the minus sign of the figures and not a hyphen. */
export const minus = (amount: Cents): string => `\u2212${formatEuros(amount)}`;
