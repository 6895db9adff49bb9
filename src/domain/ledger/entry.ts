/**
 * The chain of issued documents and payments: each entry carries the MAC of the one before it, so an
 * edit, a removal, an insertion or a new order breaks it (BOI-TVA-DECLA-30-10-30: inalterability).
 * The key of the MAC is never in the database: whoever owns the tables cannot forge a link.
 */
import type { CreditNote, Invoice } from "../invoice/invoice.ts";
import type { Payment } from "../payment/payment.ts";
import { canonical } from "../quote/canonical.ts";
import type { Instant } from "../time.ts";

export const LEDGER_KINDS = ["invoice", "credit", "payment"] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What an entry vouches for: the whole stored record as canonical text. */
export type LedgerDocument = { kind: LedgerKind; ref_id: string; payload: string };

export type LedgerEntry = LedgerDocument & {
  /** 1, 2, 3 … for each shop. */
  seq: number;
  at: Instant;
  /** `hash` of the entry before, `GENESIS` for the first; lower-case hexadecimal. */
  prev: string;
  hash: string;
};

/** The head of a chain, or a copy of it kept elsewhere. */
export type Anchor = { seq: number; hash: string };

/** HMAC-SHA-256 in lower-case hexadecimal, under the shop's key. */
export type Mac = (text: string) => string;

export const GENESIS = "0".repeat(64);
export const START: Anchor = { seq: 0, hash: GENESIS };

/** The exact text that is MACed: a field a line, the payload last because it alone may hold anything. */
export const linkText = (prev: string, entry: Omit<LedgerEntry, "prev" | "hash">): string =>
  [prev, entry.seq, entry.kind, entry.ref_id, entry.at, entry.payload].join("\n");

/** The entry that follows `head`. */
export function nextEntry(
  head: Anchor,
  fact: LedgerDocument & { at: Instant },
  mac: Mac,
): LedgerEntry {
  const entry = {
    seq: head.seq + 1,
    kind: fact.kind,
    ref_id: fact.ref_id,
    at: fact.at,
    payload: fact.payload,
  };
  return { ...entry, prev: head.hash, hash: mac(linkText(head.hash, entry)) };
}

export const ledgerInvoice = (document: Invoice | CreditNote): LedgerDocument => ({
  kind: document.kind === 380 ? "invoice" : "credit",
  ref_id: document.id,
  payload: canonical(invoiceFields(document)),
});

/** Named one by one, so that a column added to the table later does not change old payloads. */
const invoiceFields = (document: Invoice | CreditNote) => ({
  id: document.id,
  kind: document.kind,
  series: document.series,
  number: document.number,
  reference: document.reference,
  repair_id: document.repair_id,
  client_id: document.client_id,
  quote_id: document.quote_id,
  credits_id: document.credits_id,
  issued_at: document.issued_at,
  issued_on: document.issued_on,
  due_on: document.due_on,
  total_excl: document.total_excl,
  total_vat: document.total_vat,
  total_incl: document.total_incl,
  bonus: document.bonus,
  due: document.due,
  document: document.document,
  document_sha256: document.document_sha256,
});

export const ledgerPayment = (payment: Payment): LedgerDocument => ({
  kind: "payment",
  ref_id: payment.id,
  payload: canonical({
    id: payment.id,
    invoice_id: payment.invoice_id,
    repair_id: payment.repair_id,
    method: payment.method,
    amount: payment.amount,
    received_on: payment.received_on,
    note: payment.note,
    corrects_id: payment.corrects_id,
  }),
});
