/** The client refuses a sent quote, in their own words. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { checkAnswerable, type Answering, type AnswerRefusal } from "./answer.ts";
import type { Quote, RefusedQuote } from "./quote.ts";

export type RefuseRefusal = AnswerRefusal | "reason-missing";

export const REASON_LIMIT = 1000;

export function refuseQuote(
  quote: Quote,
  answering: Answering,
  reason: string,
): Decision<RefusedQuote, RefuseRefusal> {
  const sent = checkAnswerable(quote, "Refusé", answering);
  if (isRefusal(sent)) return sent;
  const words = reason.trim().slice(0, REASON_LIMIT);
  if (words === "") return refuse("reason-missing");
  return { ...sent, status: "Refusé", answered_at: answering.at, reason: words };
}
