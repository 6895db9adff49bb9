/** Sending fixes the number, the dates, the document and its hash; nothing of them changes after. */
import { refuse, isRefusal, type Decision } from "../decision.ts";
import { addDays, dateOf, type Instant, type Zone } from "../time.ts";
import type { Amended } from "./amendment/amended.ts";
import { canonical } from "./canonical.ts";
import { quoteDocument, type QuoteCircumstances } from "./document.ts";
import { checkLines, type LineRefusal } from "./line.ts";
import { expiryOf } from "./expire.ts";
import type { DraftQuote, Quote, SentQuote } from "./quote.ts";
import { mayPass } from "./status.ts";
import { checkOptions, type OptionRefusal } from "./option/check.ts";
import { combinationsOf } from "./option/combinations.ts";
import { chosenLines } from "./option/groups.ts";
import { hasMoney, totalsOf } from "./totals.ts";

export type SendRefusal =
  | "quote-empty"
  | "quote-already-sent"
  | "bonus-above-total"
  | LineRefusal
  | OptionRefusal;

export type Sending = QuoteCircumstances & {
  amends?: Amended;
  /** Taken from the series in the same transaction; a revision keeps the reference it has. */
  reference: string;
  at: Instant;
  zone: Zone;
  /** Hex SHA-256 of a UTF-8 text: the domain has no cryptography of its own. */
  sha256: (text: string) => string;
};

/** The draft that may leave: each line sound and, whatever its client chooses, a price and no more bonus than the total. */
export function checkSendable(quote: Quote): Decision<DraftQuote, SendRefusal> {
  if (!mayPass(quote, "Envoyé", "shop")) return refuse("quote-already-sent");
  if (!quote.lines.some(hasMoney)) return refuse("quote-empty");
  const lines = checkLines(quote.lines);
  if (isRefusal(lines)) return lines;
  const options = checkOptions(lines);
  if (isRefusal(options)) return options;
  const answers = combinationsOf(lines).map((choices) => chosenLines(lines, choices));
  if (!answers.every((answer) => answer.some(hasMoney))) return refuse("quote-empty");
  return answers.some((answer) => totalsOf(answer, quote.discount).due < 0)
    ? refuse("bonus-above-total")
    : quote;
}

export function sendQuote(quote: Quote, sending: Sending): Decision<SentQuote, SendRefusal> {
  const draft = checkSendable(quote);
  if (isRefusal(draft)) return draft;
  const issued_on = dateOf(sending.at, sending.zone);
  const valid_until = addDays(issued_on, draft.validity_days);
  const reference = draft.reference ?? sending.reference;
  const document = quoteDocument({ ...sending, quote: draft, reference, issued_on, valid_until });
  return {
    ...draft,
    status: "Envoyé",
    reference,
    sent_at: sending.at,
    valid_until,
    expires_at: expiryOf(valid_until, sending.zone),
    document,
    document_sha256: sending.sha256(canonical(document)),
  };
}
