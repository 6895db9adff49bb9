/** A quote that was sent is never edited: it is superseded, and a new version is written. */
import { refuse, type Decision } from "../decision.ts";
import type { Instant } from "../time.ts";
import {
  isDraft,
  type DraftQuote,
  type ExpiredQuote,
  type Quote,
  type RefusedQuote,
  type SentQuote,
} from "./quote.ts";
import { mayPass } from "./status.ts";

/** The version that was sent, as it was, with its answer if it had one. */
export type SupersededQuote = {
  superseded_at: Instant;
  quote: SentQuote | RefusedQuote | ExpiredQuote;
};

export type ReviseRefusal = "quote-not-sent" | "quote-already-answered";

/** An accepted quote binds both sides: it is not revised, another quote is added to it. */
export function reviseQuote(
  quote: Quote,
  at: Instant,
): Decision<{ draft: DraftQuote; superseded: SupersededQuote }, ReviseRefusal> {
  if (!mayPass(quote, "Brouillon", "shop"))
    return refuse(isDraft(quote) ? "quote-not-sent" : "quote-already-answered");
  return { draft: nextVersion(quote), superseded: { superseded_at: at, quote } };
}

const nextVersion = (quote: SupersededQuote["quote"]): DraftQuote => ({
  id: quote.id,
  client_id: quote.client_id,
  repair_id: quote.repair_id,
  version: quote.version + 1,
  subject: quote.subject,
  lines: quote.lines,
  discount: quote.discount,
  deposit: quote.deposit,
  validity_days: quote.validity_days,
  keeps_parts: quote.keeps_parts,
  urgent_on_request: quote.urgent_on_request,
  notes: quote.notes,
  reference: quote.reference,
  status: "Brouillon",
});
