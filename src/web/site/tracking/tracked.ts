/** The photos and papers of a repair as its client reads them. */
import type { FileTag } from "../../../domain/file/file.ts";
import type { InvoiceKind } from "../../../domain/invoice/kind.ts";
import type { Cents } from "../../../domain/money.ts";
import type { Standing } from "../../../domain/payment/standing.ts";
import type { Range } from "../../../domain/quote/option/combinations.ts";
import type { QuoteStatus } from "../../../domain/quote/status.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";

/** Without its file's name, which may hold the client's. */
export type TrackedPhoto = {
  url: string;
  thumbnail: string;
  tags: FileTag[];
  /** Sent by the client. */
  own: boolean;
  /** Where the client takes back their own; null when they no longer may. */
  removal_url: string | null;
};
/** The form that sends photos to the shop; `problem` says why they were refused. */
export type PhotoSending = { sending: { is_open: boolean; problem: string } };
export type TrackedQuote = {
  /** Where it is read; it is signed behind the link sent to the client. */
  url: string;
  reference: string;
  status: QuoteStatus;
  due: Cents;
  /** Of what it may come to as long as its client has not chosen; null without a choice. */
  range: Range | null;
  valid_until: LocalDate;
  /** Last day to withdraw, while the period runs. */
  withdrawal_until: LocalDate | null;
  /** The client withdrew. */
  withdrawn: boolean;
  /** The signed quote whose place it takes, or took. */
  amends: string | null;
  /** The signed amendment that took its place. */
  amended_by: string | null;
};
/** The words by which the client lets the shop send the claim of the bonus, since when and by whom; final once it left. */
export type TrackedConsent = {
  since: Instant | null;
  by: "client" | "shop";
  text: string;
  is_final: boolean;
};
export type TrackedInvoice = {
  id: string;
  kind: InvoiceKind;
  reference: string;
  /** The invoice that a credit note takes back. */
  corrects: string | null;
  /** The corrective invoice that stands in its place. */
  replaced_by: string | null;
  issued_on: LocalDate;
  due_on: LocalDate;
  total_incl: Cents;
  paid: Cents;
  /** What remains to pay; 0 when settled. */
  remaining: Cents;
  /** What the shop owes to the client. */
  owed: Cents;
  standing: Standing | "credit";
  pdf_url: string;
  /** The copy that says how it was paid; null while something is owed. */
  settled_url: string | null;
  /** Where it is paid by card; null when the shop takes none, or nothing may be paid. */
  card_url: string | null;
  /** Where a transfer goes, and the image of the code that prepares it; null when none can be made, or nothing is due. */
  transfer: { name: string; iban: string; qr_url: string } | null;
};
