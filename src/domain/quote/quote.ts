/** A quote in each moment of its life; what a status cannot have, its type cannot hold. */
import type { Instant, LocalDate } from "../time.ts";
import type { QuoteContent } from "./content.ts";
import type { QuoteDocument } from "./document.ts";
import type { Evidence } from "./evidence.ts";

/** What sending fixes for good. */
export type SentFacts = {
  number: string;
  sent_at: Instant;
  /** Valid until the end of this day in the shop's zone. */
  valid_until: LocalDate;
  document: QuoteDocument;
  /** Of the canonical text of `document`. */
  document_sha256: string;
};

export type DraftQuote = QuoteContent & { status: "draft" | "to_send" };
export type SentQuote = QuoteContent & SentFacts & { status: "sent" };
export type AcceptedQuote = QuoteContent &
  SentFacts & {
    status: "accepted";
    evidence: Evidence;
    /** Last day on which the client may withdraw; null without such a right. */
    withdrawal_deadline: LocalDate | null;
  };
export type RefusedQuote = QuoteContent &
  SentFacts & { status: "refused"; refused_at: Instant; refusal_reason: string };
export type ExpiredQuote = QuoteContent & SentFacts & { status: "expired" };

export type Quote = DraftQuote | SentQuote | AcceptedQuote | RefusedQuote | ExpiredQuote;
export type IssuedQuote = Exclude<Quote, DraftQuote>;

export const isDraft = (quote: Quote): quote is DraftQuote =>
  quote.status === "draft" || quote.status === "to_send";
