/**
 * Prices typed excl. or incl. VAT. Typed incl. VAT, the amount that the client sees is fixed, and what is excl. VAT is
 * taken out of it, line by line: 1.5 hours at 70 € come to 105 € exactly, which no price excl. VAT in cents allows.
 */
import {
  excludingVat,
  excludingVatFinely,
  formatEuros,
  formatFinely,
  includingVat,
  sum,
  times,
  type Cents,
} from "../../money.ts";
import type { Tariffs } from "../../shop/tariffs.ts";
import type { ClientType } from "../conclusion/withdrawal.ts";
import type { LineKind, QuoteLine, VatRate, VatRegime } from "../line.ts";
import { hasMoney, lineTotalOf, type LineTotal, type Totals } from "../totals.ts";

export const PRICE_BASES = ["excl", "incl"] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

export const PRICE_BASIS_FR: Record<PriceBasis, string> = { excl: "HT", incl: "TTC" };

/** How the prices of a document are read: incl. VAT when all of them were typed so; null without any price. */
export function basisOf(lines: readonly QuoteLine[]): PriceBasis | null {
  const sold = lines.filter(hasMoney);
  if (sold.length === 0) return null;
  return sold.every(({ unit_price_incl }) => unit_price_incl !== undefined) ? "incl" : "excl";
}

/** The default price basis of a new quote: incl. VAT for a consumer, excl. VAT for a company or a shop without VAT. */
export const ordinaryBasis = (client: ClientType, regime: VatRegime): PriceBasis =>
  client === "Particulier" && regime === "normal" ? "incl" : "excl";

type Read = { client: { type: ClientType }; lines: readonly QuoteLine[] };

/** A company reads prices excl. VAT, whatever was typed: its invoice must say them (CGI ann. II 242 nonies A, I-8). */
export const readBasis = ({ client, lines }: Read): PriceBasis =>
  (client.type === "Particulier" && basisOf(lines)) || "excl";

export type ReadPrice = { price: string; allowance: Cents; amount: Cents };

/** A line as it is read on a basis: its unit price in French, with six decimals where it was typed on the other one. */
export function readPrice(line: QuoteLine, basis: PriceBasis): ReadPrice {
  const { net, allowance, incl } = lineTotalOf(line);
  const { unit_price, unit_price_incl, vat_rate, quantity } = line;
  if (unit_price_incl === undefined || incl === undefined)
    return { price: formatEuros(unit_price), allowance, amount: net };
  if (basis === "excl") {
    const price = formatFinely(excludingVatFinely(unit_price_incl, vat_rate));
    return { price, allowance, amount: net };
  }
  const price = formatEuros(unit_price_incl);
  return { price, allowance: times(unit_price_incl, quantity) - incl, amount: incl };
}

type Summed = {
  client: Read["client"];
  lines: readonly (QuoteLine & LineTotal)[];
  totals: Totals;
};
export type Discount = { basis: PriceBasis; before: Cents; off: Cents };

/** What the lines come to as they are read, and what the discount on the whole takes from it. */
export function discountOf(document: Summed): Discount {
  const { totals, lines } = document;
  const basis = readBasis(document);
  if (basis === "excl") return { basis, before: totals.lines_net, off: totals.allowance };
  const before = sum(lines.filter(hasMoney).map(({ incl = 0 }) => incl));
  return { basis, before, off: before - totals.total_incl };
}

/** Computes `unit_price` (excl. VAT) from `unit_price_incl`; texts and bonuses are left as they are. */
export function repriced({ unit_price_incl, ...line }: QuoteLine): QuoteLine {
  if (unit_price_incl === undefined || !hasMoney(line)) return line;
  return { ...line, unit_price_incl, unit_price: exclOf(unit_price_incl, line.vat_rate) };
}

/** The same line with its price typed on the other basis: the nearest one, in cents. */
export function onBasis(line: QuoteLine, basis: PriceBasis): QuoteLine {
  const { unit_price_incl, ...rest } = line;
  if (basis === "excl" || !hasMoney(line)) return rest;
  if (unit_price_incl !== undefined) return line;
  return repriced({ ...rest, unit_price_incl: inclOf(rest.unit_price, rest.vat_rate) });
}

/** What is being typed may be no amount yet: it stays as it is. */
const exclOf = (incl: Cents, rate: VatRate): Cents =>
  Number.isSafeInteger(incl) ? excludingVat(incl, rate) : incl;
const inclOf = (excl: Cents, rate: VatRate): Cents =>
  Number.isSafeInteger(excl) ? includingVat(excl, rate) : excl;

/** A shop under the small-business exemption (CGI 293 B) charges no VAT, whatever the line says. */
export const linesUnder = (regime: VatRegime, lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.map((line) => (regime === "franchise" ? repriced({ ...line, vat_rate: 0 }) : line));

/** What a new line costs before it is changed: the price that the shop shows, incl. VAT; 0 where it shows none. */
export const shownPrice = (kind: LineKind, tariffs: Tariffs): Cents => SHOWN[kind]?.(tariffs) ?? 0;

const SHOWN: Partial<Record<LineKind, (tariffs: Tariffs) => Cents | null>> = {
  labour: ({ hourly_rate_incl }) => hourly_rate_incl,
  travel: ({ travel_incl }) => travel_incl,
};

/** A line at the price that the shop shows. */
export const atShownPrice = (line: QuoteLine, tariffs: Tariffs, basis: PriceBasis): QuoteLine =>
  onBasis(repriced({ ...line, unit_price_incl: shownPrice(line.kind, tariffs) }), basis);
