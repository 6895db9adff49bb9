/** What is decided when an invoice is issued, and what it says of itself to a platform. */
import type { QuoteLine } from "../quote/line.ts";
import type { LocalDate } from "../time.ts";
import { natureOfLine } from "./shares.ts";

export const BILLED_NATURES = ["goods", "services", "both"] as const;
/** Goods, services or both: one of the four mentions of the e-invoice reform. */
export type BilledNature = (typeof BILLED_NATURES)[number];

export const BILLED_NATURE_FR: Record<BilledNature, string> = {
  goods: "Livraison de biens",
  services: "Prestation de services",
  both: "Livraison de biens et prestation de services",
};

/** As the lines have it. */
export function natureOf(lines: readonly QuoteLine[]): BilledNature {
  const charged = lines.filter(({ kind }) => kind !== "text" && kind !== "bonus");
  const natures = new Set(charged.map(({ kind }) => natureOfLine(kind)));
  if (natures.size === 2) return "both";
  return natures.has("goods") ? "goods" : "services";
}

/** Why a line bears no VAT in a shop that charges it. */
export const VAT_GROUNDS = [
  "reverse-charge",
  "intra-community",
  "export",
  "disbursement",
  "not-applicable",
] as const;
export type VatGround = (typeof VAT_GROUNDS)[number];

export const VAT_GROUND_FR: Record<VatGround, string> = {
  "reverse-charge": "Autoliquidation, article 283, 2 nonies du CGI.",
  "intra-community": "Exonération de TVA, article 262 ter, I du CGI.",
  export: "Exonération de TVA, article 262, I du CGI.",
  disbursement: "Débours au nom et pour le compte du client, article 267, II-2° du CGI.",
  // Guyane and Mayotte.
  "not-applicable": "TVA non applicable, article 294, 1 du CGI.",
};

/** What the person who issues sees, and may change. */
export type IssueFacts = {
  /** Day on which the work was done or the parts handed over. */
  performed_on: LocalDate;
  nature: BilledNature;
  /** Null where every line bears VAT, or in a shop that charges none. */
  vat_ground: VatGround | null;
  /** The client's own order number; empty without one. */
  order_number: string;
};

/** The letter of BT-23 is the nature, its figure the case: 1 to be paid, 2 already paid, 4 after a deposit. */
export type BillingFrame = `${"B" | "S" | "M"}${1 | 2 | 4}`;

const LETTERS = { goods: "B", services: "S", both: "M" } as const satisfies Record<
  BilledNature,
  string
>;

export const frameOf = (
  nature: BilledNature,
  { due, prepaid }: { due: number; prepaid: number },
): BillingFrame => {
  if (prepaid > 0) return `${LETTERS[nature]}4`;
  return due === 0 ? `${LETTERS[nature]}2` : `${LETTERS[nature]}1`;
};
