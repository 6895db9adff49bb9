/** What late invoices cost their professional clients, today. */
import type { InvoiceAccount } from "../../../domain/payment/account.ts";
import { lateFees, type LateFees } from "../../../domain/payment/late/interest.ts";
import { ratesOf, type LegalRate } from "../../../domain/payment/late/rates.ts";
import { leftOf, type ReceivedFee } from "../../../domain/payment/late/receive.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { feesOf, writtenRates, type StoredFee } from "./store.ts";

export type OwedFees = LateFees & {
  invoice_id: string;
  left: ReceivedFee;
  received: StoredFee[];
};

export const loadRates = async (db: ShopDb): Promise<LegalRate[]> =>
  ratesOf(await writtenRates(db));

/** None for a consumer, nor for what was never late. */
export async function owedFees(
  db: ShopDb,
  accounts: readonly InvoiceAccount[],
  today: LocalDate,
): Promise<OwedFees[]> {
  const late = accounts.filter(({ invoice }) => invoice.document.client.type === "Entreprise");
  if (late.length === 0) return [];
  const ids = late.map(({ invoice }) => invoice.id);
  const [rates, received] = await Promise.all([loadRates(db), feesOf(db, ids)]);
  return late.flatMap((account) => {
    const fees = lateFees(account, { today, rates });
    const { id: invoice_id } = account.invoice;
    const came = received.filter((fee) => fee.invoice_id === invoice_id);
    return fees ? [{ ...fees, invoice_id, received: came, left: leftOf(fees, came) }] : [];
  });
}
