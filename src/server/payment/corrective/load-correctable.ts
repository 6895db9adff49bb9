/** An invoice with what became of it: where a corrective one begins. */
import { refuse, type Decision } from "../../../domain/decision.ts";
import type { CorrectiveCase } from "../../../domain/invoice/corrective/corrective.ts";
import type { Invoice } from "../../../domain/invoice/invoice.ts";
import type { InvoiceAccount } from "../../../domain/payment/account.ts";
import { paysBonus } from "../../../domain/payment/payment.ts";
import type { Instant } from "../../../domain/time.ts";
import { isInvoice, loadIssued } from "../../invoice/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../../quote/document/parties.ts";
import { loadQuote } from "../../quote/store.ts";
import { loadAccounts, lockInvoices } from "../account/store.ts";
import { loadClaim } from "../claim/store.ts";

export type Correctable = { found: CorrectiveCase; account: InvoiceAccount; file: RepairFile };
type Outcome = Decision<Correctable, "not-an-invoice"> | undefined;

/** Undefined for no such invoice. Its client and its repair are locked. */
export const lockCorrectable = (db: ShopDb, id: string, at: Instant): Promise<Outcome> =>
  correctableOf(db, { id, at, accountsOf: lockInvoices });

/** The same to look at only. */
export const readCorrectable = (db: ShopDb, id: string, at: Instant): Promise<Outcome> =>
  correctableOf(db, { id, at, accountsOf: loadAccounts });

type Asked = { id: string; at: Instant; accountsOf: typeof loadAccounts };

async function correctableOf(db: ShopDb, { id, at, accountsOf }: Asked): Promise<Outcome> {
  const [invoice] = await loadIssued(db, [id]);
  if (!invoice) return undefined;
  if (!isInvoice(invoice)) return refuse("not-an-invoice");
  const [account] = (await accountsOf(db, [id])) ?? [];
  const file = await loadRepairFile(db, invoice.repair_id, at);
  if (!account || !file) throw new Error(`invoice ${id} has no repair`);
  const quote = invoice.quote_id ? await loadQuote(db, invoice.quote_id, at) : undefined;
  const found = {
    invoice,
    seller: file.parties.seller,
    agreed_on: quote?.answer?.agreed_on ?? null,
    is_credited: account.credits.length > 0,
    is_replaced: account.replaced === true,
    is_withdrawn: Boolean(quote?.withdrawn_at),
    is_claimed: await isClaimed(db, invoice, account),
  };
  return { found, account, file };
}

/** What the eco-organisation was asked for names this invoice. */
async function isClaimed(
  db: ShopDb,
  { id, bonus }: Invoice,
  { payments }: InvoiceAccount,
): Promise<boolean> {
  if (bonus === 0) return false;
  const claim = await loadClaim(db, id);
  return (claim?.sending ?? 0) > 0 || payments.some(paysBonus);
}
