/** A signed quote with what was already billed of it, locked: where an invoice and a deposit begin. */
import { refuse, type Decision } from "../../domain/decision.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { isWhollyCredited } from "../../domain/invoice/credit.ts";
import type { DepositAccount } from "../../domain/invoice/issue.ts";
import { canonical } from "../../domain/quote/canonical.ts";
import type { AcceptedQuote } from "../../domain/quote/quote.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { sha256 } from "../platform/sha256.ts";
import { loadRepairFile, type RepairFile } from "../quote/document/parties.ts";
import { amendedBefore, billingState } from "../quote/billed/store.ts";
import { loadQuote, lockQuote, type QuoteRow } from "../quote/store.ts";
import { lastVersion } from "../quote/version/store.ts";
import { lockRepair } from "../repair/store.ts";
import { balancesOf } from "./balance/store.ts";
import { isCredit, isInvoice, issuedOfQuotes, usedDeposits, type IssuedDocument } from "./store.ts";

export type AgreedRefusal =
  | "quote-not-accepted"
  | "evidence-broken"
  | "quote-amended"
  | "amendment-pending";

export type AgreedQuote = {
  quote: AcceptedQuote;
  file: RepairFile;
  /** Those that no invoice deducts. */
  deposits: readonly DepositAccount[];
  /** Every invoice and deposit of the quote with their credit notes. */
  issued: readonly IssuedDocument[];
};

/** Undefined for no such quote. The quote, then its repair, are locked. */
export async function lockAgreed(
  db: ShopDb,
  quote_id: string,
  at: Instant,
): Promise<Decision<AgreedQuote, AgreedRefusal> | undefined> {
  const row = await lockQuote(db, quote_id);
  if (!row) return undefined;
  await lockRepair(db, row.repair_id);
  return agreedOf(db, row, at);
}

/** The same to look at only. */
export async function readAgreed(
  db: ShopDb,
  quote_id: string,
  at: Instant,
): Promise<Decision<AgreedQuote, AgreedRefusal> | undefined> {
  const row = await loadQuote(db, quote_id, at);
  return row && agreedOf(db, row, at);
}

async function agreedOf(
  db: ShopDb,
  row: QuoteRow,
  at: Instant,
): Promise<Decision<AgreedQuote, AgreedRefusal>> {
  if (row.status !== "Accepté") return refuse("quote-not-accepted");
  // The version that was sent and the answer to it are append only: the row of the quote is not what was signed.
  const version = await lastVersion(db, row.id);
  const signed = row.answer?.document_sha256;
  if (!version || sha256(canonical(version.document)) !== signed) return refuse("evidence-broken");
  const quote = quoteOf({ ...row, document: version.document, document_sha256: signed });
  if (quote.status !== "Accepté") return refuse("quote-not-accepted");
  const file = await loadRepairFile(db, row.repair_id, at);
  if (!file) throw new Error(`quote ${row.id} has no repair`);
  const state = await billingState(db, row.id, at);
  if (state?.amended) return refuse("quote-amended", { quote_id: state.amendment_id });
  if (state?.amendment_status === "Envoyé")
    return refuse("amendment-pending", { quote_id: state.amendment_id });
  const [issued, before] = await Promise.all([
    issuedOfQuotes(db, [row.id]),
    amendedBefore(db, row.id).then((ids) => issuedOfQuotes(db, ids)),
  ]);
  return { quote, file, issued, deposits: await freeDeposits(db, [...before, ...issued]) };
}

async function freeDeposits(
  db: ShopDb,
  issued: readonly IssuedDocument[],
): Promise<DepositAccount[]> {
  const deposits = issued.filter(isInvoice).filter(({ kind }) => kind === 386);
  if (deposits.length === 0) return [];
  const ids = deposits.map(({ id }) => id);
  const [balances, used] = await Promise.all([balancesOf(db, ids), usedDeposits(db, ids)]);
  return deposits
    .filter(({ id }) => !used.has(id))
    .map((deposit) => ({
      deposit,
      credits: creditsIn(issued, deposit),
      remainder: balances.find(({ invoice_id }) => invoice_id === deposit.id)?.remainder ?? 0,
    }));
}

/**
 * What was first billed of the quote and was not given back in full: that is billed anew. What a corrective invoice
 * changed of it bills neither more nor less of the quote.
 */
export const standingOf = (issued: readonly IssuedDocument[]): Invoice[] =>
  issued
    .filter(isInvoice)
    .filter(({ kind }) => kind === 380)
    .filter((first) => {
      const last = lastOf(issued, first);
      return !isWhollyCredited(last, creditsIn(issued, last));
    });

/** What stands in its place, after any number of corrections. */
export function lastOf(issued: readonly IssuedDocument[], invoice: Invoice): Invoice {
  const next = issued.filter(isInvoice).find(({ replaces_id }) => replaces_id === invoice.id);
  return next ? lastOf(issued, next) : invoice;
}

const creditsIn = (issued: readonly IssuedDocument[], { id }: Invoice) =>
  issued.filter(isCredit).filter(({ credits_id }) => credits_id === id);

/** Which one the next of its kind is. */
export const turnOf = (issued: readonly IssuedDocument[], kind: Invoice["kind"]): number =>
  issued.filter((one) => one.kind === kind).length + 1;
