/** Amounts, quantities and rates as the format writes them: a point, no thousands, no binary fraction on the way. */
import { excludingVatFinely, type BasisPoints, type Cents, type Quantity } from "../../money.ts";
import type { QuoteLine } from "../../quote/line.ts";
import type { LocalDate } from "../../time.ts";

/** 123456 → "1234.56" */
export const amountText = (amount: Cents): string => decimalText(amount, 2);

/** Excl. VAT: 5833 → "58.33"; of a price incl. VAT, with the six decimals that are allowed: 7000 at 20 % → "58.333333". */
export const unitPriceText = ({ unit_price, unit_price_incl, vat_rate }: UnitPrice): string =>
  unit_price_incl === undefined
    ? amountText(unit_price)
    : decimalText(excludingVatFinely(unit_price_incl, vat_rate), 6);

type UnitPrice = Pick<QuoteLine, "unit_price" | "unit_price_incl" | "vat_rate">;

/** 15000 → "1.5"; at most four decimals. */
export const quantityText = (quantity: Quantity): string =>
  decimalText(quantity, 4).replace(/\.?0+$/, "");

/** 550 → "5.50" */
export const rateText = (rate: BasisPoints): string => decimalText(rate, 2);

/** "20261202", the format 102 of UNTDID 2379. */
export const dateText = (date: LocalDate): string => date.replaceAll("-", "");

function decimalText(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, "0");
  const sign = value < 0 ? "-" : "";
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
