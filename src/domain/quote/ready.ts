/** A quote is ready when it could leave as it is: the person who writes it is not always the one who sends it. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import type { DraftQuote, Quote } from "./quote.ts";
import { checkSendable, type SendRefusal } from "./send.ts";
import { mayPass } from "./status.ts";

export function checkReady(quote: Quote): Decision<DraftQuote, SendRefusal | "unchanged"> {
  const draft = checkSendable(quote);
  if (isRefusal(draft)) return draft;
  return mayPass(quote, "A envoyer", "shop") ? draft : refuse("unchanged");
}
