/**
 * The chain of issued documents and payments: each entry holds the MAC of the entry before, so that an
 * update, a deletion, an insertion or a change of order breaks it (BOI-TVA-DECLA-30-10-30: inalterability).
 * The key of the MAC is not in the database: its owner cannot forge an entry.
 */
import type { CreditNote, Invoice } from "../invoice/invoice.ts";
import type { Payment } from "../payment/payment.ts";
import { canonical } from "../quote/canonical.ts";
import type { Instant } from "../time.ts";

export const LEDGER_KINDS = ["invoice", "credit", "payment"] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The record that an entry seals, whole, as canonical text. */
export type LedgerDocument = { kind: LedgerKind; ref_id: string; payload: string };

export type LedgerEntry = LedgerDocument & {
  /** 1, 2, 3 … for each shop. */
  seq: number;
  at: Instant;
  /** `hash` of the entry before, `GENESIS` for the first; lower-case hexadecimal. */
  prev: string;
  hash: string;
};

/** The last entry of a chain, or a copy of it stored outside the database. */
export type Anchor = { seq: number; hash: string };

/** HMAC-SHA-256 in lower-case hexadecimal, under the shop's key. */
export type Mac = (text: string) => string;

export const GENESIS = "0".repeat(64);
export const START: Anchor = { seq: 0, hash: GENESIS };

/** The text that is MACed: one field a line, the payload last because only it may contain line ends. */
export const linkText = (prev: string, entry: Omit<LedgerEntry, "prev" | "hash">): string =>
  [prev, entry.seq, entry.kind, entry.ref_id, entry.at, entry.payload].join("\n");

/** The entry that follows `head`. */
export function nextEntry(
  head: Anchor,
  document: LedgerDocument & { at: Instant },
  mac: Mac,
): LedgerEntry {
  const entry = {
    seq: head.seq + 1,
    kind: document.kind,
    ref_id: document.ref_id,
    at: document.at,
    payload: document.payload,
  };
  return { ...entry, prev: head.hash, hash: mac(linkText(head.hash, entry)) };
}

export const ledgerInvoice = (document: Invoice | CreditNote): LedgerDocument => ({
  kind: document.kind === 380 ? "invoice" : "credit",
  ref_id: document.id,
  payload: canonical(invoiceFields(document)),
});

/** Listed one by one, so that a column added to the table later does not change old payloads. */
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
