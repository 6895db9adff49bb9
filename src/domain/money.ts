/**
 * Money is integer cents, rates are basis points (2000 = 20 %), quantities are ten-thousandths
 * (10000 = 1). Rounding has this one home: half away from zero, as EN 16931 asks.
 */
declare const cents: unique symbol;
export type Cents = number & { readonly [cents]?: true };
/** 10000 = 100 %. */
export type BasisPoints = number;
/** 10000 = one unit; at most four decimals, as the French e-invoice rules allow. */
export type Quantity = number;

export const ONE: Quantity = 10_000;

/** `numerator / denominator` to the nearest integer, halves away from zero; exact up to 2^53. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const sign = numerator < 0n !== denominator < 0n ? -1n : 1n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return Number(sign * rounded);
}

/** `amount × rate`, the rate in basis points. */
export const share = (amount: Cents, rate: BasisPoints): Cents =>
  divideRounded(BigInt(amount) * BigInt(rate), 10_000n);

/** An amount incl. VAT as it is excl. VAT, the rate in basis points. */
export const excludingVat = (incl: Cents, rate: BasisPoints): Cents =>
  divideRounded(BigInt(incl) * 10_000n, 10_000n + BigInt(rate));

/** An amount excl. VAT as it is incl. VAT. */
export const includingVat = (excl: Cents, rate: BasisPoints): Cents => excl + share(excl, rate);

/** A price incl. VAT as it is excl. VAT in millionths of a euro: the six decimals that the French e-invoice rules allow. */
export const excludingVatFinely = (incl: Cents, rate: BasisPoints): number =>
  divideRounded(BigInt(incl) * 100_000_000n, 10_000n + BigInt(rate));

/** `unit price × quantity`, the quantity in ten-thousandths. */
export const times = (unitPrice: Cents, quantity: Quantity): Cents =>
  divideRounded(BigInt(unitPrice) * BigInt(quantity), BigInt(ONE));

export const sum = (amounts: Iterable<Cents>): Cents => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

/** Splits an amount by whole weights; the remainder goes to the largest shares first, so nothing is lost. */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = sum(weights);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) / BigInt(total)));
  const order = weights
    .map((_, index) => index)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  let rest = amount - sum(parts);
  for (let turn = 0; rest !== 0; turn++) {
    const index = order[turn % order.length] ?? 0;
    const step = Math.sign(rest);
    parts[index] = (parts[index] ?? 0) + step;
    rest -= step;
  }
  return parts;
}

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const fineEuros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 6,
});
const percents = new Intl.NumberFormat("fr-FR", { style: "percent", maximumFractionDigits: 2 });
const quantities = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });

/** « 1 234,50 € », with the narrow spaces of French typography. */
export const formatEuros = (amount: Cents): string => euros.format(amount / 100);
/** Millionths of a euro: « 58,333333 € », « 58,50 € ». */
export const formatFinely = (millionths: number): string =>
  fineEuros.format(millionths / 1_000_000);
/** « 5,5 % » */
export const formatRate = (rate: BasisPoints): string => percents.format(rate / 10_000);
/** « 1,5 » */
export const formatQuantity = (quantity: Quantity): string => quantities.format(quantity / ONE);

/** Reads « 1 234,5 € », "1234.50" or "12" as cents; undefined when it is not an amount. */
export function parseEuros(text: string): Cents | undefined {
  const scaled = parseDecimal(text.replace(/€/g, ""), 2);
  return scaled === undefined ? undefined : scaled;
}

/** Reads a French or English decimal as an integer of `decimals` digits; undefined when it is not one. */
export function parseDecimal(text: string, decimals: number): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(",", ".");
  const match = /^(-?)(\d{1,9})(?:\.(\d*))?$/.exec(plain);
  if (!match) return undefined;
  const [, minus, whole = "0", fraction = ""] = match;
  if (fraction.length > decimals) return undefined;
  const value = Number(whole + fraction.padEnd(decimals, "0"));
  return minus && value !== 0 ? -value : value;
}
