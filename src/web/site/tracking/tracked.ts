/** The photos and papers of a repair as its client reads them. */
import type { FileTag } from "../../../domain/file/file.ts";
import type { Cents } from "../../../domain/money.ts";
import type { QuoteStatus } from "../../../domain/quote/status.ts";
import type { LocalDate } from "../../../domain/time.ts";

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
  valid_until: LocalDate;
};
export type TrackedInvoice = {
  reference: string;
  issued_on: LocalDate;
  total_incl: Cents;
  /** What remains to pay; 0 when settled. */
  remaining: Cents;
  pdf_url: string;
};
