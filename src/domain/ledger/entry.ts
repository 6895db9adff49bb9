/**
 * The chain of issued documents and payments: each entry holds the MAC of the entry before, so that an
 * update, a deletion, an insertion or a change of order breaks it (BOI-TVA-DECLA-30-10-30: inalterability).
 * The key of the MAC is not in the database: its owner cannot forge an entry.
 */
import type { CreditNote, Invoice } from "../invoice/invoice.ts";
import type { BilledKind, CreditKind } from "../invoice/kind.ts";
import type { Share } from "../invoice/shares.ts";
import type { LateFee } from "../payment/late/receive.ts";
import type { MovementKind, Payment } from "../payment/payment.ts";
import { canonical } from "../quote/canonical.ts";
import type { Instant, LocalDate } from "../time.ts";

export const LEDGER_KINDS = [
  "invoice",
  "deposit",
  "credit",
  "payment",
  "refund",
  "correction",
  "transfer",
  "late-fee",
  "paper",
  "quote",
  "answer",
  "withdrawal",
  "closing",
  "archive",
  "identity",
  "export",
  "reprint",
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The record that an entry seals, whole, as canonical text. */
export type LedgerDocument = {
  kind: LedgerKind;
  ref_id: string;
  payload: string;
  /** Day in whose books it counts: of documents and movements. */
  dated_on?: LocalDate;
  /** Last day that it closes: of closings. */
  closes?: LocalDate;
};

export type LedgerEntry = Pick<LedgerDocument, "kind" | "ref_id" | "payload"> & {
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

/** Who did it. */
type Actor = { created_by: string | null };

/** What of the money received on an invoice a movement or a credit note assigns to a rate and a nature. */
export type LedgerShare = Share & { cause_id: string; invoice_id: string };

const KINDS: Record<BilledKind | CreditKind, LedgerKind> = {
  380: "invoice",
  384: "invoice",
  386: "deposit",
  381: "credit",
  503: "credit",
};

/** `shares`: what a credit note changed of what the money received was for. */
export const ledgerInvoice = (
  document: (Invoice | CreditNote) & Actor,
  shares: readonly LedgerShare[],
): LedgerDocument => ({
  kind: KINDS[document.kind],
  ref_id: document.id,
  dated_on: document.issued_on,
  payload: canonical({ ...invoiceFields(document), shares: sorted(shares) }),
});

/** Listed one by one, so that a column added to the table later does not change old payloads. */
const invoiceFields = (document: (Invoice | CreditNote) & Actor) => ({
  id: document.id,
  kind: document.kind,
  series: document.series,
  number: document.number,
  reference: document.reference,
  repair_id: document.repair_id,
  client_id: document.client_id,
  quote_id: document.quote_id,
  turn: document.turn,
  payable_from: document.payable_from,
  credits_id: document.credits_id,
  ...(document.replaces_id !== null && { replaces_id: document.replaces_id }),
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
  created_by: document.created_by,
});

/** A whole movement: its entries in their order, by whom and when, and what the money was for. */
export type LedgerMovement = Actor & {
  movement_id: string;
  kind: MovementKind;
  created_at: Instant;
  entries: readonly Payment[];
  shares: readonly LedgerShare[];
};

export const ledgerMovement = ({
  entries,
  shares,
  ...movement
}: LedgerMovement): LedgerDocument => ({
  kind: movement.kind,
  ref_id: movement.movement_id,
  ...(entries[0] && { dated_on: entries[0].received_on }),
  payload: canonical({
    movement_id: movement.movement_id,
    kind: movement.kind,
    created_by: movement.created_by,
    created_at: movement.created_at,
    entries: entries.map(entryFields),
    shares: sorted(shares),
  }),
});

const entryFields = (entry: Payment) => ({
  id: entry.id,
  position: entry.position,
  invoice_id: entry.invoice_id,
  client_id: entry.client_id,
  repair_id: entry.repair_id,
  payer: entry.payer,
  payer_name: entry.payer_name,
  method: entry.method,
  reference: entry.reference,
  amount: entry.amount,
  received_on: entry.received_on,
  payable_from: entry.payable_from,
  note: entry.note,
  corrects_id: entry.corrects_id,
});

/** Beside the invoice: no share of it, no rate of VAT. */
export const ledgerLateFee = (fee: LateFee & Actor & { created_at: Instant }): LedgerDocument => ({
  kind: "late-fee",
  ref_id: fee.id,
  dated_on: fee.received_on,
  payload: canonical({
    id: fee.id,
    invoice_id: fee.invoice_id,
    interest: fee.interest,
    indemnity: fee.indemnity,
    method: fee.method,
    reference: fee.reference,
    received_on: fee.received_on,
    corrects_id: fee.corrects_id,
    created_by: fee.created_by,
    created_at: fee.created_at,
  }),
});

/** In one order, whatever the database's. */
const sorted = (shares: readonly LedgerShare[]) =>
  shares
    .map(({ cause_id, invoice_id, vat_rate, nature, incl, vat }) =>
      canonical({ cause_id, invoice_id, vat_rate, nature, incl, vat }),
    )
    .sort();
