/**
 * What of a receipt is VAT. A payment settles each rate of its invoice in proportion to the whole (CGI 269, 2-c: VAT of
 * services is due when they are paid). Shares are counted on what was received so far, so that the cents of several
 * payments add up to those of the invoice, and a correction takes back exactly what it corrects.
 */
import { divideRounded, type Cents } from "../../money.ts";
import type { VatGroup } from "../../quote/totals.ts";

/** `vat_rate` in basis points; `base` and `vat` in cents, negative for money that was given back. */
export type RateAmount = { vat_rate: number; base: Cents; vat: Cents };

type Receipt = {
  /** Received on the same invoice by the entries recorded before this one. */
  before: Cents;
  amount: Cents;
};

/** One line for each rate of the invoice, in its order; their bases and VAT add up to the amount received. */
export function receiptVat(groups: readonly VatGroup[], { before, amount }: Receipt): RateAmount[] {
  const whole = groups.reduce((total, { base, vat }) => total + base + vat, 0);
  const shareOf = (part: Cents) =>
    prorata(part, before + amount, whole) - prorata(part, before, whole);
  let reached = 0;
  return groups.map(({ vat_rate, base, vat: wholeVat }) => {
    const incl = shareOf(reached + base + wholeVat) - shareOf(reached);
    reached += base + wholeVat;
    const vat = shareOf(wholeVat);
    return { vat_rate, base: incl - vat, vat };
  });
}

/** `part × received / whole` to the nearest cent; the same as app.prorata(). */
export const prorata = (part: Cents, received: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : divideRounded(BigInt(part) * BigInt(received), BigInt(whole));
