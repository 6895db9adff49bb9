/** Issuing an invoice or a credit note: number, document, chain, journal and letter in one transaction. */
import { randomUUID } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import type { CreditNote, Invoice } from "../../domain/invoice/invoice.ts";
import { creditNoteOf, invoiceFromQuote, type Issuing } from "../../domain/invoice/issue.ts";
import { ledgerInvoice } from "../../domain/ledger/entry.ts";
import { invoiceIssued } from "../../domain/message/templates.ts";
import type { AcceptedQuote } from "../../domain/quote/quote.ts";
import type { SeriesKind } from "../../domain/quote/number.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { dateOf } from "../../domain/time.ts";
import { appendEntry } from "../ledger/store.ts";
import { queueEmail, senderOf } from "../message/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { lockQuote, quoteOf } from "../quote/store.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { seriesAt, sha256, takeNumber } from "../quote/send.ts";
import { advanceRepair, appendItems, lockRepair } from "../repair/store.ts";
import {
  creditsOf,
  insertIssued,
  invoicesOfQuotes,
  isCredit,
  isInvoice,
  lastDoneAt,
  loadIssued,
} from "./store.ts";

/** Code de commerce L. 441-10: thirty days for a company, unless agreed otherwise. */
const PAYMENT_DAYS = 30;

/** The detail of "already-invoiced" is the invoice: `{invoice_id, reference}`. */
export type IssueRefusal = "quote-not-accepted" | "already-invoiced" | "prepaid-above-total";

/**
 * The invoice of an accepted quote, once. Answers its id, or undefined for no such quote. The quote is
 * held first, then the repair, the counter and the chain: every issue takes them in this order.
 */
export async function issueInvoice(
  db: ShopDb,
  quote_id: string,
  context: ChangeContext,
): Promise<Decision<string, IssueRefusal> | undefined> {
  const row = await lockQuote(db, quote_id, context.at);
  if (!row) return undefined;
  const [before] = await invoicesOfQuotes(db, [quote_id]);
  if (before)
    return refuse("already-invoiced", { invoice_id: before.id, reference: before.reference });
  const quote = quoteOf(row);
  if (quote.status !== "Accepté") return refuse("quote-not-accepted");
  const file = await loadRepairFile(db, quote.repair_id);
  if (!file) throw new Error(`quote ${quote_id} has no repair`);
  const invoice = await billed(db, { quote, file }, context);
  if (isRefusal(invoice)) return invoice;
  await record(db, { issued: invoice, file }, context);
  return invoice.id;
}

async function billed(
  db: ShopDb,
  { quote, file }: { quote: AcceptedQuote; file: RepairFile },
  context: ChangeContext,
): Promise<Decision<Invoice, "prepaid-above-total">> {
  const zone = file.shop.timezone;
  await lockRepair(db, quote.repair_id);
  const done_at = await lastDoneAt(db, quote.repair_id);
  return invoiceFromQuote(quote, {
    ...(await issuing(db, "invoice", { file, context })),
    seller: file.parties.seller,
    performed_on: dateOf(done_at && done_at < context.at ? done_at : context.at, zone),
    payment_days: PAYMENT_DAYS,
    prepaid: 0,
  });
}

export type CreditOutcome = Decision<string, "already-credited" | "not-an-invoice">;

/** The credit note that takes a whole invoice back. Answers its id, or undefined for no such invoice. */
export async function creditInvoice(
  db: ShopDb,
  invoice_id: string,
  context: ChangeContext,
): Promise<CreditOutcome | undefined> {
  const [invoice] = await loadIssued(db, [invoice_id]);
  if (!invoice) return undefined;
  if (!isInvoice(invoice)) return refuse("not-an-invoice");
  const file = await loadRepairFile(db, invoice.repair_id);
  if (!file) throw new Error(`invoice ${invoice_id} has no repair`);
  await lockRepair(db, invoice.repair_id);
  const credits = (await creditsOf(db, [invoice_id])).filter(isCredit);
  const credit = creditNoteOf(invoice, credits, await issuing(db, "credit", { file, context }));
  if (isRefusal(credit)) return credit;
  await record(db, { issued: credit, file }, context);
  return credit.id;
}

async function issuing(
  db: ShopDb,
  kind: SeriesKind,
  { file, context: { at } }: { file: RepairFile; context: ChangeContext },
): Promise<Issuing> {
  const zone = file.shop.timezone;
  const number = await takeNumber(db, seriesAt(kind, at, zone));
  return { id: randomUUID(), number, at, zone, sha256 };
}

type Recorded = { issued: Invoice | CreditNote; file: RepairFile };

async function record(
  db: ShopDb,
  { issued, file }: Recorded,
  context: ChangeContext,
): Promise<void> {
  const { author, at, origin, ledgerKey } = context;
  const { shop, client, repair } = file;
  await insertIssued(db, shop.id, { ...issued, created_by: author.account_id });
  await appendEntry(db, { ...ledgerInvoice(issued), at }, ledgerKey);
  await appendItems(db, { shop_id: shop.id, repair_id: repair.id, author, at }, [itemOf(issued)]);
  if (issued.kind === 381) return;
  await advanceRepair(db, repair.id, { event: "invoice-issued", author, at });
  const email = invoiceIssued({
    to: client.email,
    shop: senderOf(shop),
    url: `${origin}/suivi/${repair.sheetid}`,
    reference: issued.reference,
    total_incl: issued.total_incl,
    due: issued.due,
    due_on: issued.due_on,
  });
  await queueEmail(db, email, { at, repair_id: repair.id });
}

function itemOf(issued: Invoice | CreditNote): JournalItem {
  const { id: invoice_id, reference, total_incl, due } = issued;
  return issued.kind === 380
    ? { type: "InvoiceIssued", payload: { invoice_id, reference, total_incl, due } }
    : {
        type: "CreditIssued",
        payload: {
          invoice_id,
          reference,
          total_incl,
          credits: issued.document.corrects?.reference ?? "",
        },
      };
}
