/** The shop issues the invoice of an accepted quote, once: number, document, chain, journal and letter. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { invoiceFromQuote, performedOn } from "../../domain/invoice/issue.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { invoiceIssued } from "../../domain/message/invoice.ts";
import type { AcceptedQuote } from "../../domain/quote/quote.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import { lastDoneAt } from "../agenda/store.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { invoiceKey } from "./document/key.ts";
import { lockQuote } from "../quote/store.ts";
import { advanceRepair, lockRepair } from "../repair/store.ts";
import { nextIssuing, sealIssued } from "./seal.ts";
import { invoicesOfQuotes } from "./store.ts";

/** The detail of "already-invoiced" is the invoice: `{invoice_id, reference}`. */
export type IssueRefusal =
  | "quote-not-accepted"
  | "quote-withdrawn"
  | "already-invoiced"
  | "prepaid-above-total";

/**
 * Answers the invoice's id; undefined for no such quote. Locks are taken in one order by every issue:
 * the quote, the repair, the counter, the chain.
 */
export async function issueInvoice(
  db: ShopDb,
  quote_id: string,
  context: ChangeContext,
): Promise<Decision<string, IssueRefusal> | undefined> {
  const row = await lockQuote(db, quote_id);
  if (!row) return undefined;
  const [before] = await invoicesOfQuotes(db, [quote_id]);
  if (before)
    return refuse("already-invoiced", { invoice_id: before.id, reference: before.reference });
  const quote = quoteOf(row);
  if (quote.status !== "Accepté") return refuse("quote-not-accepted");
  if (quote.withdrawn_at !== null) return refuse("quote-withdrawn");
  const file = await loadRepairFile(db, quote.repair_id, context.at);
  if (!file) throw new Error(`quote ${quote_id} has no repair`);
  await lockRepair(db, quote.repair_id);
  const invoice = await invoiceOf(db, { quote, file }, context);
  if (isRefusal(invoice)) return invoice;
  await sealIssued(db, { issued: invoice, file }, context);
  await announceInvoice(db, { invoice, file }, context);
  return invoice.id;
}

async function invoiceOf(
  db: ShopDb,
  { quote, file }: { quote: AcceptedQuote; file: RepairFile },
  { at }: ChangeContext,
): Promise<Decision<Invoice, "prepaid-above-total">> {
  const zone = file.shop.timezone;
  const done_at = await lastDoneAt(db, quote.repair_id);
  return invoiceFromQuote(quote, {
    ...(await nextIssuing(db, "invoice", { at, zone })),
    seller: file.parties.seller,
    performed_on: performedOn(done_at, at, zone),
    prepaid: 0,
  });
}

async function announceInvoice(
  db: ShopDb,
  { invoice, file }: { invoice: Invoice; file: RepairFile },
  { author, at, origin, ledgerKey }: ChangeContext,
): Promise<void> {
  const { client, shop, repair } = file;
  await advanceRepair(db, repair.id, { event: "invoice-issued", author, at });
  const { reference, total_incl, due, due_on } = invoice;
  const email = invoiceIssued({
    to: client.email,
    shop: senderOf(shop),
    kind_id: file.kind_id,
    url: `${origin}/suivi/${repair.sheetid}/facture/${invoice.id}.pdf?cle=${invoiceKey(ledgerKey, invoice.id)}`,
    reference,
    total_incl,
    due,
    due_on,
  });
  await queueEmail(db, email, { at, repair_id: repair.id });
}
