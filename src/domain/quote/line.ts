/** What a quote or an invoice sells, line by line. Stored as JSON: the field names are the columns' spelling. */
import { refuse, type Decision } from "../decision.ts";
import type { BasisPoints, Cents, Quantity } from "../money.ts";
import type { LineOption } from "./option/option.ts";

export const LINE_KINDS = ["labour", "travel", "part", "bonus", "text"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LINE_KIND_FR: Record<LineKind, string> = {
  labour: "Main-d’œuvre",
  travel: "Déplacement",
  part: "Pièce",
  bonus: "Bonus réparation",
  text: "Texte libre",
};

/** The legal rates of mainland France, Corsica and overseas that a repairer meets (CGI 278 to 297). */
export const VAT_RATES = [0, 210, 550, 850, 1000, 2000] as const;
export type VatRate = (typeof VAT_RATES)[number];

export const PART_CONDITIONS = ["new", "used"] as const;
export type PartCondition = (typeof PART_CONDITIONS)[number];

export const PART_CONDITION_FR: Record<PartCondition, string> = {
  new: "Pièce neuve",
  used: "Pièce d’occasion",
};

export const VAT_REGIMES = ["normal", "franchise"] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

/**
 * `unit_price` is in cents excl. VAT. A "bonus" line is what a third party pays for the client: its
 * `unit_price` is the whole amount in cents incl. VAT, outside the VAT base. A "text" line has no money.
 */
export type QuoteLine = {
  id: string;
  kind: LineKind;
  label: string;
  quantity: Quantity;
  unit: string;
  unit_price: Cents;
  /** Typed incl. VAT: what the client sees is then exact, and `unit_price` follows from it (`price/price.ts`). */
  unit_price_incl?: Cents;
  vat_rate: VatRate;
  discount: BasisPoints;
  condition?: PartCondition;
  /** Absent on a line that every answer takes. */
  option?: LineOption;
};

/** Bounds that keep every product and every sum exact in integers. */
export const LINE_LIMITS = {
  lines: 200,
  /** Typed incl. VAT: with more, the roundings of the lines could add up to the euro that checkers of e-invoices allow. */
  lines_incl: 150,
  label: 500,
  unit: 20,
  quantity: 100_000_000,
  unit_price: 100_000_000,
  discount: 10_000,
} as const;

export const isVatRate = (rate: number): rate is VatRate =>
  VAT_RATES.some((known) => known === rate);

export type LineRefusal =
  | "too-many-lines"
  | "line-label"
  | "line-quantity"
  | "line-price"
  | "line-vat-rate"
  | "line-discount";

/** The lines themselves when each one can be printed and counted; the detail names the faulty line. */
export function checkLines(
  lines: readonly QuoteLine[],
): Decision<readonly QuoteLine[], LineRefusal> {
  const typedIncl = lines.filter(({ unit_price_incl }) => unit_price_incl !== undefined);
  if (lines.length > LINE_LIMITS.lines || typedIncl.length > LINE_LIMITS.lines_incl)
    return refuse("too-many-lines");
  for (const line of lines) {
    const fault = faultOf(line);
    if (fault) return refuse(fault, { id: line.id });
  }
  return lines;
}

function faultOf(line: QuoteLine): LineRefusal | undefined {
  if (!isPrintable(line)) return "line-label";
  if (line.kind === "text") return undefined;
  if (!isWithin(line.quantity, 1, LINE_LIMITS.quantity)) return "line-quantity";
  if (!isWithin(line.unit_price, 0, LINE_LIMITS.unit_price)) return "line-price";
  if (!isWithin(line.unit_price_incl ?? 0, 0, LINE_LIMITS.unit_price)) return "line-price";
  if (!isVatRate(line.vat_rate)) return "line-vat-rate";
  return isWithin(line.discount, 0, LINE_LIMITS.discount) ? undefined : "line-discount";
}

/** Control characters, but for the end of a line, have no place on paper nor in PostgreSQL. */
const isPrintable = ({ label, unit }: QuoteLine): boolean =>
  label.trim() !== "" &&
  label.length <= LINE_LIMITS.label &&
  unit.length <= LINE_LIMITS.unit &&
  !/[^\P{Cc}\n]/u.test(label + unit);

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
