/**
 * What of the money received is VAT (CGI 269, 2-c: VAT of services is due when they are paid): each movement wrote its
 * shares by rate and nature; here by rate alone.
 */
import type { Share } from "../../invoice/shares.ts";
import type { Cents } from "../../money.ts";

/** `vat_rate` in basis points; `base` and `vat` in cents, negative for money that was given back. */
export type RateAmount = { vat_rate: number; base: Cents; vat: Cents };

/** One line for each rate, the highest first; together they are the money of the shares. */
export function rateAmounts(
  shares: readonly Pick<Share, "vat_rate" | "incl" | "vat">[],
): RateAmount[] {
  const sums = new Map<number, RateAmount>();
  for (const { vat_rate, incl, vat } of shares) {
    const former = sums.get(vat_rate) ?? { vat_rate, base: 0, vat: 0 };
    sums.set(vat_rate, { vat_rate, base: former.base + incl - vat, vat: former.vat + vat });
  }
  return [...sums.values()].toSorted((a, b) => b.vat_rate - a.vat_rate);
}
