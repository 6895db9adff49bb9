/** What an acceptance and a refusal have in common: the quote still waits, and the client read this version of it. */
import { refuse, type Decision } from "../decision.ts";
import type { Instant } from "../time.ts";
import { isPast } from "./expire.ts";
import type { Quote, SentQuote } from "./quote.ts";
import { mayPass } from "./status.ts";

export type AnswerRefusal =
  | "quote-not-sent"
  | "quote-expired"
  | "quote-already-answered"
  | "quote-changed";

/** When and on what the client answered; `document_sha256` is that of the document on their screen. */
export type Answering = { at: Instant; document_sha256: string };

/** The quote when it can be answered; a revised one differs from what the client reads. */
export function checkAnswerable(
  quote: Quote,
  to: "Accepté" | "Refusé",
  { at, document_sha256 }: Answering,
): Decision<SentQuote, AnswerRefusal> {
  if (!mayPass(quote, to, "client")) return refuse(reasonOf(quote));
  if (isPast(quote, at)) return refuse("quote-expired");
  return quote.document_sha256 === document_sha256 ? quote : refuse("quote-changed");
}

/** Why a quote cannot be answered. */
export function reasonOf({ status, reference }: Quote): AnswerRefusal {
  if (status === "Expiré") return "quote-expired";
  if (status === "Accepté" || status === "Refusé") return "quote-already-answered";
  return reference === null ? "quote-not-sent" : "quote-changed";
}
