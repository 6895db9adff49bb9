/**
 * An issued invoice or credit note, the very row that is stored. There is no draft, no setter and no
 * editing: an error is corrected by a credit note, or by a corrective invoice that replaces it (CGI 289, I-5).
 */
import type { Cents } from "../money.ts";
import type { Instant, LocalDate } from "../time.ts";
import type { InvoiceDocument } from "./document.ts";
import type { BilledKind, CreditKind } from "./kind.ts";

type Issued = Readonly<{
  id: string;
  /** "F2026"; with `number`, what the series of the shop gave in the issuing transaction. */
  series: string;
  number: number;
  /** "F2026-00042", as printed. */
  reference: string;
  repair_id: string;
  client_id: string;
  quote_id: string | null;
  /** That of the quote: no money before it; null when it may be taken at once. */
  payable_from: LocalDate | null;
  /** Which of the invoices, or of the deposits, of the quote. */
  turn: number;
  /** The invoice that a corrective one cancels and replaces; null of every other document. */
  replaces_id: string | null;
  issued_at: Instant;
  issued_on: LocalDate;
  due_on: LocalDate;
  total_excl: Cents;
  total_vat: Cents;
  total_incl: Cents;
  bonus: Cents;
  due: Cents;
  document: InvoiceDocument;
  /** Of the canonical text of `document`. */
  document_sha256: string;
}>;

/** An invoice, the one that replaces it, or the invoice of a deposit. */
export type Invoice = Issued & Readonly<{ kind: BilledKind; credits_id: null }>;
/** Amounts are positive: it is the kind that says they are given back. */
export type CreditNote = Issued & Readonly<{ kind: CreditKind; credits_id: string }>;
