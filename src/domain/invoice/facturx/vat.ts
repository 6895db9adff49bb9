/** VAT as the format groups it: one breakdown for each category and rate, whose sums are exact. */
import { sum, type BasisPoints, type Cents } from "../../money.ts";
import { pricedLines, type BilledDocument } from "./billed.ts";
import { amountText, rateText } from "./decimal.ts";
import { field, group } from "./xml.ts";

/** UNCL 5305, with the reason that every category but S owes (VATEX where the list has a code for it). */
export type VatCategory = {
  code: "S" | "E" | "AE" | "K" | "G" | "Z";
  reason: string;
  reason_code: string;
};

const STANDARD: VatCategory = { code: "S", reason: "", reason_code: "" };

const SMALL_BUSINESS: VatCategory = {
  code: "E",
  reason: "TVA non applicable, art. 293 B du CGI.",
  reason_code: "VATEX-FR-FRANCHISE",
};

/** Zero rated, of a document frozen before its reason was asked for. */
const UNEXPLAINED: VatCategory = { code: "Z", reason: "", reason_code: "" };

const GROUNDS: Record<NonNullable<BilledDocument["vat_ground"]>, VatCategory> = {
  "reverse-charge": {
    code: "AE",
    reason: "Autoliquidation, article 283, 2 nonies du CGI.",
    reason_code: "VATEX-EU-AE",
  },
  "intra-community": {
    code: "K",
    reason: "Exonération de TVA, article 262 ter, I du CGI.",
    reason_code: "VATEX-EU-IC",
  },
  export: {
    code: "G",
    reason: "Exonération de TVA, article 262, I du CGI.",
    reason_code: "VATEX-EU-G",
  },
  // Category O allows no other beside it: a disbursement comes with taxed work, so it is exempt by article 79 c.
  disbursement: {
    code: "E",
    reason: "Débours au nom et pour le compte du client, article 267, II-2° du CGI.",
    reason_code: "VATEX-EU-79-C",
  },
  // Guyane and Mayotte: VATEX has no code of its own for it.
  "not-applicable": {
    code: "E",
    reason: "TVA non applicable, article 294, 1 du CGI.",
    reason_code: "",
  },
};

export function vatCategory(document: BilledDocument, rate: BasisPoints): VatCategory {
  if (document.seller.vat_regime === "franchise") return SMALL_BUSINESS;
  if (rate > 0) return STANDARD;
  return document.vat_ground ? GROUNDS[document.vat_ground] : UNEXPLAINED;
}

export type VatPart = {
  rate: BasisPoints;
  base: Cents;
  vat: Cents;
  /** What the discount on the whole takes from the lines of this rate; a cent of rounding may make it negative. */
  allowance: Cents;
};

/** Of every rate in use, even one whose lines come to nothing. */
export function vatParts(document: BilledDocument): VatPart[] {
  const lines = pricedLines(document);
  const groups = document.totals.vat_groups;
  const rates = new Set([...groups, ...lines].map(({ vat_rate }) => vat_rate));
  return [...rates]
    .sort((a, b) => b - a)
    .map((rate) => {
      const { base = 0, vat = 0 } = groups.find(({ vat_rate }) => vat_rate === rate) ?? {};
      const net = sum(lines.filter(({ vat_rate }) => vat_rate === rate).map((line) => line.net));
      return { rate, base, vat, allowance: net - base };
    });
}

/** The category and its rate, alike on a line, a discount and a breakdown. */
export const categoryFields = (document: BilledDocument, rate: BasisPoints): string[] => [
  field("ram:TypeCode", "VAT"),
  field("ram:CategoryCode", vatCategory(document, rate).code),
  field("ram:RateApplicablePercent", rateText(rate)),
];

export const breakdown = (document: BilledDocument, { rate, base, vat }: VatPart): string => {
  const { code, reason, reason_code } = vatCategory(document, rate);
  return group("ram:ApplicableTradeTax", [
    field("ram:CalculatedAmount", amountText(vat)),
    field("ram:TypeCode", "VAT"),
    field("ram:ExemptionReason", reason),
    field("ram:BasisAmount", amountText(base)),
    field("ram:CategoryCode", code),
    field("ram:ExemptionReasonCode", reason_code),
    field("ram:RateApplicablePercent", rateText(rate)),
  ]);
};
