/** A quote in each moment of its life; what a status cannot have, its type cannot hold. */
import type { Instant, LocalDate } from "../time.ts";
import type { QuoteContent } from "./content.ts";
import type { QuoteDocument } from "./document.ts";
import type { Evidence } from "./evidence.ts";
import { shownDocument } from "./option/agreed.ts";
import { isUnsent } from "./status.ts";

/** What sending fixes for good. */
export type SentFacts = {
  reference: string;
  sent_at: Instant;
  /** Valid until the end of this day in the shop's zone. */
  valid_until: LocalDate;
  /** End of that day as an instant: from then on the quote reads as expired. */
  expires_at: Instant;
  document: QuoteDocument;
  /** Of the canonical text of `document`. */
  document_sha256: string;
};

/** A first draft has no reference yet; a revision keeps that of the versions before it. */
export type DraftQuote = QuoteContent & {
  status: "Brouillon" | "A envoyer";
  reference: string | null;
};
export type SentQuote = QuoteContent & SentFacts & { status: "Envoyé" };
export type AcceptedQuote = QuoteContent &
  SentFacts & {
    status: "Accepté";
    answered_at: Instant;
    evidence: Evidence;
    /** Last day on which the client may withdraw; null without such a right. */
    withdrawal_deadline: LocalDate | null;
    /** First day on which money may be taken; null when it may at once. */
    payable_from: LocalDate | null;
    /** When the client withdrew; null while the contract stands. */
    withdrawn_at: Instant | null;
    /** The repair was carried out, as it stands now. */
    performed: boolean;
  };
export type RefusedQuote = QuoteContent &
  SentFacts & { status: "Refusé"; answered_at: Instant; reason: string };
export type ExpiredQuote = QuoteContent & SentFacts & { status: "Expiré" };

export type Quote = DraftQuote | SentQuote | AcceptedQuote | RefusedQuote | ExpiredQuote;
export type IssuedQuote = Exclude<Quote, DraftQuote>;

/** What the client agreed to: the document that was sent, with the alternatives chosen in it and no other. */
export const agreedDocument = ({ document, evidence }: AcceptedQuote): QuoteDocument =>
  shownDocument(document, evidence.choice);

export const isDraft = (quote: Quote): quote is DraftQuote => isUnsent(quote);
