/** What recording and correcting a payment share: the locked account, then the entry in the chain and in the journal. */
import { ledgerPayment } from "../../domain/ledger/entry.ts";
import { remainderOf, type InvoiceAccount } from "../../domain/payment/account.ts";
import type { Payment } from "../../domain/payment/payment.ts";
import { dateOf, type Instant, type LocalDate } from "../../domain/time.ts";
import { addPaid } from "../invoice/balance/store.ts";
import { creditsOf, isCredit, isInvoice, loadIssued } from "../invoice/store.ts";
import { appendEntry } from "../ledger/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { appendItems, lockRepair } from "../repair/store.ts";
import { insertPayment, paymentsOfInvoices } from "./store.ts";

/** An invoice with all that was recorded on it; undefined when it is not one of this shop's. */
export async function loadAccount(
  db: ShopDb,
  invoice_id: string,
): Promise<InvoiceAccount | undefined> {
  const [[invoice], credits, payments] = await Promise.all([
    loadIssued(db, [invoice_id]),
    creditsOf(db, [invoice_id]),
    paymentsOfInvoices(db, [invoice_id]),
  ]);
  return invoice && isInvoice(invoice)
    ? { invoice, credits: credits.filter(isCredit), payments }
    : undefined;
}

export type LockedAccount = { account: InvoiceAccount; file: RepairFile; today: LocalDate };

/** Locks the repair, so that concurrent receipts never exceed what remains. */
export async function lockAccount(
  db: ShopDb,
  invoice_id: string,
  at: Instant,
): Promise<LockedAccount | undefined> {
  const [invoice] = await loadIssued(db, [invoice_id]);
  if (!invoice) return undefined;
  await lockRepair(db, invoice.repair_id);
  const [account, file] = await Promise.all([
    loadAccount(db, invoice_id),
    loadRepairFile(db, invoice.repair_id, at),
  ]);
  return account && file && { account, file, today: dateOf(at, file.shop.timezone) };
}

/** Answers what remains to be paid, in cents. */
export async function sealPayment(
  db: ShopDb,
  { account, file, payment }: LockedAccount & { payment: Payment },
  { at, author, ledgerKey }: ChangeContext,
): Promise<number> {
  const shop_id = file.shop.id;
  const { id: payment_id, invoice_id, repair_id, method, amount } = payment;
  await insertPayment(db, payment, { shop_id, created_by: author.account_id, at });
  await addPaid(db, { invoice_id, amount });
  await appendEntry(db, { ...ledgerPayment(payment), at }, ledgerKey);
  const remainder = remainderOf({ ...account, payments: [...account.payments, payment] });
  const { reference } = account.invoice;
  await appendItems(db, { shop_id, repair_id, author, at }, [
    {
      type: "PaymentReceived",
      payload: { payment_id, invoice_id, reference, amount, method, remainder },
    },
  ]);
  return remainder;
}
