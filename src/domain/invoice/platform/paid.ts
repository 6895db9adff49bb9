/** « Encaissée », the status that a seller owes for each sum received, with its amount at each rate (XP Z12-012, 212). */
import { sum, type Cents } from "../../money.ts";
import type { Share } from "../shares.ts";
import type { PaidAtRate } from "./cdar.ts";

/** Goods and services of one rate together, the highest rate first; what comes to nothing is left out. */
export function paidAtRates(shares: readonly Pick<Share, "vat_rate" | "incl">[]): PaidAtRate[] {
  const rates = [...new Set(shares.map(({ vat_rate }) => vat_rate))].toSorted((a, b) => b - a);
  return rates
    .map((vat_rate) => ({
      vat_rate,
      amount: sum(shares.filter((share) => share.vat_rate === vat_rate).map(({ incl }) => incl)),
    }))
    .filter(({ amount }) => amount !== 0);
}

export const paidTotal = (paid: readonly PaidAtRate[]): Cents =>
  sum(paid.map(({ amount }) => amount));
