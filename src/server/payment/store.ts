/** Money received: entries that are never changed, each in the chain. */
import { sql, type RawBuilder } from "kysely";
import { randomUUIDv7 } from "node:crypto";
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { ledgerPayment } from "../../domain/ledger/entry.ts";
import { paymentReceived } from "../../domain/message/templates.ts";
import {
  correctPayment,
  recordPayment,
  remainderOf,
  type CorrectionRefusal,
  type InvoiceAccount,
  type PaymentRefusal,
  type Receipt,
} from "../../domain/payment/account.ts";
import type { Payment } from "../../domain/payment/payment.ts";
import { dateOf, type Instant, type LocalDate } from "../../domain/time.ts";
import { creditsOf, isCredit, isInvoice, loadIssued } from "../invoice/store.ts";
import { appendEntry } from "../ledger/store.ts";
import { queueEmail, senderOf } from "../message/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { advanceRepair, appendItems, lockRepair } from "../repair/store.ts";

export type PaymentRow = Payment & { created_at: Instant };

async function select(db: ShopDb, rest: RawBuilder<unknown>): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select p.* from app.payment p ${rest}`.execute(db);
  return rows;
}

/** In the order of recording for each invoice. */
export const paymentsOfInvoices = (
  db: ShopDb,
  invoice_ids: readonly string[],
): Promise<PaymentRow[]> =>
  select(
    db,
    sql`where p.invoice_id = any(${[...invoice_ids]}::uuid[]) order by p.created_at, p.id`,
  );

export const allPayments = (db: ShopDb): Promise<PaymentRow[]> => select(db, sql``);

/** An invoice with all that was recorded on it, in one place; undefined when it is none of this shop's. */
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

type Held = { account: InvoiceAccount; file: RepairFile; today: LocalDate };

/** The account with its repair held, so that two receipts at once never exceed what remains. */
async function hold(db: ShopDb, invoice_id: string, at: Instant): Promise<Held | undefined> {
  const [invoice] = await loadIssued(db, [invoice_id]);
  if (!invoice) return undefined;
  await lockRepair(db, invoice.repair_id);
  const [account, file] = await Promise.all([
    loadAccount(db, invoice_id),
    loadRepairFile(db, invoice.repair_id),
  ]);
  return account && file && { account, file, today: dateOf(at, file.shop.timezone) };
}

export type NewReceipt = Omit<Receipt, "id"> & { invoice_id: string };

/** Answers the invoice's id; undefined when it is none of this shop's. */
export async function receive(
  db: ShopDb,
  { invoice_id, ...receipt }: NewReceipt,
  context: ChangeContext,
): Promise<Decision<string, PaymentRefusal> | undefined> {
  const held = await hold(db, invoice_id, context.at);
  if (!held) return undefined;
  const payment = recordPayment(held.account, { ...receipt, id: randomUUIDv7() }, held.today);
  if (isRefusal(payment)) return payment;
  const remainder = await save(db, { ...held, payment }, context);
  const { invoice } = held.account;
  const { shop, client, repair } = held.file;
  const email = paymentReceived({
    to: client.email,
    shop: senderOf(shop),
    url: `${context.origin}/suivi/${repair.sheetid}`,
    reference: invoice.reference,
    total_incl: invoice.total_incl,
    amount: payment.amount,
    remainder,
  });
  await queueEmail(db, email, { at: context.at, repair_id: repair.id });
  if (remainder <= 0)
    await advanceRepair(db, repair.id, { event: "paid", author: context.author, at: context.at });
  return invoice_id;
}

/** Takes an entry back by its opposite. Answers the invoice's id; undefined for no such payment. */
export async function takeBack(
  db: ShopDb,
  payment_id: string,
  context: ChangeContext,
): Promise<Decision<string, CorrectionRefusal> | undefined> {
  const [wrong] = await select(db, sql`where p.id = ${payment_id}`);
  const held = wrong && (await hold(db, wrong.invoice_id, context.at));
  if (!held) return undefined;
  const correction = {
    id: randomUUIDv7(),
    corrects_id: payment_id,
    received_on: held.today,
    note: "",
  };
  const payment = correctPayment(held.account, correction, held.today);
  if (isRefusal(payment)) return payment;
  await save(db, { ...held, payment }, context);
  return payment.invoice_id;
}

/** Writes the entry, its link of the chain and the journal. Answers what remains to be paid, in cents. */
async function save(
  db: ShopDb,
  { account, file, payment }: Held & { payment: Payment },
  { at, author, ledgerKey }: ChangeContext,
): Promise<number> {
  const shop_id = file.shop.id;
  const { id, invoice_id, repair_id, method, amount } = payment;
  await db
    .insertInto("payment")
    .values({ ...columnsOf(payment), shop_id, created_by: author.account_id, created_at: at })
    .execute();
  await appendEntry(db, { ...ledgerPayment(payment), at }, ledgerKey);
  const remainder = remainderOf({ ...account, payments: [...account.payments, payment] });
  const { reference } = account.invoice;
  await appendItems(db, { shop_id, repair_id, author, at }, [
    {
      type: "PaymentReceived",
      payload: { payment_id: id, invoice_id, reference, amount, method, remainder },
    },
  ]);
  return remainder;
}

/** The domain's fields and no other: a correction is made from the stored row that it takes back. */
const columnsOf = (payment: Payment): Payment => ({
  id: payment.id,
  invoice_id: payment.invoice_id,
  repair_id: payment.repair_id,
  method: payment.method,
  amount: payment.amount,
  received_on: payment.received_on,
  note: payment.note,
  corrects_id: payment.corrects_id,
});
