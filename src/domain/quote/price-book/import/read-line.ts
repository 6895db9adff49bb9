/** One line of a supplier's file, read into a part with its price or into what is wrong with it, in French. */
import type { ImportFault } from "../../../client/import/import.ts";
import { excludingVat, parseDecimal, parseEuros, type Cents } from "../../../money.ts";
import { clean } from "../../../validation.ts";
import { isVatRate, type PartCondition, type VatRate } from "../../line.ts";
import { markedUp, PRICE_LIMITS } from "../price.ts";
import type { PriceColumn } from "./columns.ts";

export type PricedPart = {
  line: number;
  reference: string;
  label: string;
  brand: string;
  purchase_price: Cents | null;
  unit_price: Cents;
  vat_rate: VatRate;
  condition: PartCondition;
  stock: number | null;
};

export type ReadRules = {
  /** Hundredths: what a purchase price is multiplied by where the file has no selling price; null: nothing. */
  coefficient: number | null;
  /** Of lines that name no rate; 0 under the small-business exemption. */
  vat_rate: VatRate;
};

type Row = { line: number; values: Partial<Record<PriceColumn, string>> };
type Fail = (column: PriceColumn, message: string) => undefined;

const SAY = {
  reference: "Sans référence, cette ligne ne pourrait pas être mise à jour. Complétez-la.",
  label: "Il manque la désignation.",
  long: (most: number) => `Ce texte est trop long\u00a0: ${most} caractères au plus.`,
  price: (typed: string) => `«\u202f${typed}\u202f» n’est pas un prix, par exemple 49,90.`,
  missing: "Il manque un prix de vente, ou un prix d’achat avec un coefficient.",
  rate: (typed: string) => `«\u202f${typed}\u202f» n’est pas un taux de TVA français.`,
  stock: (typed: string) => `«\u202f${typed}\u202f» n’est pas un nombre de pièces.`,
};

export function readPriceLine({ line, values }: Row, rules: ReadRules): PricedPart | ImportFault[] {
  const faults: ImportFault[] = [];
  const fail: Fail = (column, message) => void faults.push({ line, column, message });
  const text = (column: "reference" | "label" | "brand"): string => {
    const written = clean((values[column] ?? "").replace(/\s+/g, " "));
    if (written.length > PRICE_LIMITS[column]) fail(column, SAY.long(PRICE_LIMITS[column]));
    return written;
  };
  const names = { reference: text("reference"), label: text("label"), brand: text("brand") };
  if (names.reference === "") fail("reference", SAY.reference);
  if (names.label === "") fail("label", SAY.label);
  const vat_rate = rateIn(values.vat_rate, rules.vat_rate, fail);
  const purchase_price = priceIn("purchase_price", values, fail);
  const unit_price = sellingPrice({ values, purchase_price, vat_rate, rules }, fail);
  if (unit_price === null && !faults.some(({ column }) => PRICED.has(column)))
    fail("unit_price", SAY.missing);
  const stock = stockIn(values.stock, fail);
  const condition = /occasion|réemploi|reemploi|used|recond/i.test(values.condition ?? "")
    ? "used"
    : "new";
  if (faults.length > 0 || unit_price === null) return faults;
  return { line, ...names, purchase_price, unit_price, vat_rate, condition, stock };
}

function priceIn(
  column: "purchase_price" | "unit_price" | "unit_price_incl",
  values: Row["values"],
  fail: Fail,
): Cents | null {
  const typed = values[column]?.trim() ?? "";
  if (typed === "") return null;
  const cents = centsOf(typed);
  if (cents !== undefined && cents >= 0 && cents <= PRICE_LIMITS.amount) return cents;
  fail(column, SAY.price(typed.slice(0, 40)));
  return null;
}

/** Suppliers write up to six decimals: a price of the book is in whole cents. */
function centsOf(typed: string): Cents | undefined {
  const exact = parseEuros(typed);
  if (exact !== undefined) return exact;
  const fine = parseDecimal(typed.replace(/€|EUR/gi, ""), 6);
  return fine === undefined ? undefined : Math.round(fine / 10_000);
}

type Selling = {
  values: Row["values"];
  purchase_price: Cents | null;
  vat_rate: VatRate;
  rules: ReadRules;
};

const PRICED: ReadonlySet<string> = new Set(["purchase_price", "unit_price", "unit_price_incl"]);

/** Null where the line has none that can be read. */
function sellingPrice(
  { values, purchase_price, vat_rate, rules: { coefficient } }: Selling,
  fail: Fail,
): Cents | null {
  const excl = priceIn("unit_price", values, fail);
  if (excl !== null) return excl;
  const incl = priceIn("unit_price_incl", values, fail);
  if (incl !== null) return excludingVat(incl, vat_rate);
  return purchase_price !== null && coefficient !== null
    ? Math.min(markedUp(purchase_price, coefficient), PRICE_LIMITS.amount)
    : null;
}

function rateIn(typed: string | undefined, usual: VatRate, fail: Fail): VatRate {
  const plain = typed?.replace("%", "").trim() ?? "";
  if (plain === "" || usual === 0) return usual;
  const number = parseDecimal(plain, 4) ?? -1;
  // « 20 », « 5,5 % » and « 0,2 ».
  const rate = number > 0 && number < 10_000 ? number : number / 100;
  if (isVatRate(rate)) return rate;
  fail("vat_rate", SAY.rate(plain.slice(0, 20)));
  return usual;
}

function stockIn(typed: string | undefined, fail: Fail): number | null {
  const plain = typed?.trim() ?? "";
  if (plain === "") return null;
  const pieces = (parseDecimal(plain.replace(/^[<>+]/, ""), 4) ?? Number.NaN) / 10_000;
  if (Number.isInteger(pieces) && Math.abs(pieces) <= PRICE_LIMITS.stock) return pieces;
  fail("stock", SAY.stock(plain.slice(0, 20)));
  return null;
}
