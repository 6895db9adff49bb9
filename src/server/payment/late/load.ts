/** What late invoices cost their professional clients, today. */
import { lateFees, type LateFees } from "../../../domain/payment/late/interest.ts";
import { ratesOf, type LegalRate } from "../../../domain/payment/late/rates.ts";
import { leftOf, type LateFee, type ReceivedFee } from "../../../domain/payment/late/receive.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lateAccounts, writtenRates } from "./store.ts";

export type OwedFees = LateFees & {
  invoice_id: string;
  left: ReceivedFee;
  received: LateFee[];
};

export const loadRates = async (db: ShopDb): Promise<LegalRate[]> =>
  ratesOf(await writtenRates(db));

/** None for a consumer, nor for what was never late. */
export async function owedFees(
  db: ShopDb,
  invoice_ids: readonly string[],
  today: LocalDate,
): Promise<OwedFees[]> {
  const late = await lateAccounts(db, invoice_ids, today);
  if (late.length === 0) return [];
  const rates = await loadRates(db);
  return late.flatMap(({ invoice_id, received, ...account }) => {
    const fees = lateFees(account, { today, rates });
    return fees ? [{ ...fees, invoice_id, received, left: leftOf(fees, received) }] : [];
  });
}
