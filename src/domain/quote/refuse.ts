/** A sent quote is refused: by the client in their own words, or as the shop heard it. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import type { Instant } from "../time.ts";
import { checkAnswerable, reasonOf, type Answering, type AnswerRefusal } from "./answer.ts";
import type { Quote, RefusedQuote } from "./quote.ts";
import { mayPass } from "./status.ts";

export type RefuseRefusal = AnswerRefusal | "reason-missing";

export const REASON_LIMIT = 1000;

export function refuseQuote(
  quote: Quote,
  answering: Answering,
  reason: string,
): Decision<RefusedQuote, RefuseRefusal> {
  const sent = checkAnswerable(quote, "Refusé", answering);
  if (isRefusal(sent)) return sent;
  const words = wordsOf(reason);
  if (words === "") return refuse("reason-missing");
  return { ...sent, status: "Refusé", answered_at: answering.at, reason: words };
}

const wordsOf = (reason: string): string => reason.trim().slice(0, REASON_LIMIT);

/** Said on the telephone or at the counter: the client owes no reason. */
export function noteRefusal(
  quote: Quote,
  at: Instant,
  reason: string,
): Decision<RefusedQuote, AnswerRefusal> {
  if (!mayPass(quote, "Refusé", "shop")) return refuse(reasonOf(quote));
  return { ...quote, status: "Refusé", answered_at: at, reason: wordsOf(reason) };
}
