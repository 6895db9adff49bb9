/**
 * A sale at the counter: an invoice without a quote and without a machine, paid at once or later. Whoever buys in
 * passing may stay unnamed: a note names its client unless the client refuses (order 83-50/A, article 3), and no note is
 * due below 25 €.
 */
import { refuse, type Refusal } from "../../decision.ts";
import type { QuoteLine } from "../../quote/line.ts";
import { linesUnder } from "../../quote/price/price.ts";
import { totalsOf } from "../../quote/totals.ts";
import type { VatRegime } from "../../quote/line.ts";
import type { BasisPoints, Cents } from "../../money.ts";

/** Incl. VAT: from there a note is given, with the client’s name unless they refuse it. */
export const NOTE_FROM: Cents = 2_500;

export type SaleRefusal = "sale-name" | "sale-unpaid";

export const SALE_REFUSAL_FR: Record<SaleRefusal, string> = {
  "sale-name": "Demandez son nom au client, ou cochez qu’il ne souhaite pas le donner.",
  "sale-unpaid": "Un client de passage paie aussitôt : choisissez le moyen de paiement.",
};

type Buyer = {
  /** Nobody’s record. */
  is_passing: boolean;
  /** They were asked, and would rather not say. */
  name_refused: boolean;
};

type Sold = Buyer & { total_incl: Cents; is_paid: boolean };

/** What nobody’s name makes impossible: a debt, and a note of 25 € or more whose client was not asked. */
export function saleFault({
  is_passing,
  name_refused,
  total_incl,
  is_paid,
}: Sold): Refusal<SaleRefusal> | undefined {
  if (!is_passing) return undefined;
  if (!is_paid && total_incl > 0) return refuse("sale-unpaid");
  return total_incl >= NOTE_FROM && !name_refused ? refuse("sale-name") : undefined;
}

/** As the shop’s regime counts it. */
export const saleTotal = (
  regime: VatRegime,
  { lines, discount }: { lines: readonly QuoteLine[]; discount: BasisPoints },
): Cents => totalsOf(linesUnder(regime, lines), discount).total_incl;

/** One record of the shop for all who buy without a name: a consumer, whom nothing is written to. */
export const PASSING_CLIENT = {
  type: "Particulier",
  lastname: "Client de passage",
  firstname: "",
  email: "",
} as const;
