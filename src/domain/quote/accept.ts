/** The client's answer to a sent quote. */
import { isRefusal, refuse, type Decision } from "../decision.ts";
import { addDays, dateOf, startOfDay, type Instant, type LocalDate, type Zone } from "../time.ts";
import {
  checkSignature,
  NAME_LIMIT,
  type ConclusionPlace,
  type Evidence,
  type Signature,
} from "./evidence.ts";
import type { AcceptedQuote, ExpiredQuote, Quote, RefusedQuote, SentQuote } from "./quote.ts";
import { withdrawalDeadline, type Conclusion } from "./withdrawal.ts";

export type AnswerRefusal =
  | "quote-not-sent"
  | "quote-expired"
  | "quote-already-answered"
  | "quote-changed";
export type AcceptRefusal = AnswerRefusal | "signature-missing" | "name-missing";
export type RefuseRefusal = AnswerRefusal | "reason-missing";

/** When and on what the client answered; `document_sha256` is that of the document on their screen. */
export type Answering = { at: Instant; zone: Zone; document_sha256: string };

export type Acceptance = Answering & {
  name: string;
  signature: Signature | null;
  ip: string;
  user_agent: string;
  consents: readonly string[];
  /** Where the client really signs: on their own screen, at home on ours, at the counter. */
  conclusion_place: ConclusionPlace;
  /** Postal code whose public holidays may move the end of the withdrawal period. */
  zipcode: string;
};

export const REASON_LIMIT = 1000;

export function acceptQuote(
  quote: Quote,
  acceptance: Acceptance,
): Decision<AcceptedQuote, AcceptRefusal> {
  const sent = checkAnswerable(quote, acceptance);
  if (isRefusal(sent)) return sent;
  const name = acceptance.name.trim();
  if (name.length === 0 || name.length > NAME_LIMIT) return refuse("name-missing");
  const signature = acceptance.signature
    ? checkSignature(acceptance.signature)
    : refuse("signature-missing");
  if (isRefusal(signature)) return signature;
  return {
    ...sent,
    status: "Accepté",
    answered_at: acceptance.at,
    evidence: evidenceOf(sent, acceptance, { name, signature }),
    withdrawal_deadline: withdrawalDeadline(
      dateOf(acceptance.at, acceptance.zone),
      conclusionOf(sent, acceptance),
      acceptance.zipcode,
    ),
  };
}

/** What the document promised is kept, even when it is signed at the counter in the end. */
const conclusionOf = (sent: SentQuote, { conclusion_place }: Acceptance): Conclusion => ({
  conclusion_place: conclusion_place === "shop" ? sent.document.conclusion_place : conclusion_place,
  urgent_on_request: sent.urgent_on_request,
  client_type: sent.document.client.type,
});

const evidenceOf = (
  sent: SentQuote,
  acceptance: Acceptance,
  signed: Pick<Evidence, "name" | "signature">,
): Evidence => ({
  ...signed,
  at: acceptance.at,
  ip: acceptance.ip,
  user_agent: acceptance.user_agent,
  document_sha256: sent.document_sha256,
  consents: acceptance.consents,
  conclusion_place: acceptance.conclusion_place,
  urgent_on_request: sent.urgent_on_request,
});

/** Refuses with the words of the client, on their screen or noted by the shop on the telephone. */
export function refuseQuote(
  quote: Quote,
  answering: Answering,
  reason: string,
): Decision<RefusedQuote, RefuseRefusal> {
  const sent = checkAnswerable(quote, answering);
  if (isRefusal(sent)) return sent;
  const given = reason.trim().slice(0, REASON_LIMIT);
  if (given === "") return refuse("reason-missing");
  return { ...sent, status: "Refusé", answered_at: answering.at, reason: given };
}

/** The quote that still waits for its answer; a revised one has changed under the client's eyes. */
export function checkAnswerable(
  quote: Quote,
  answering: Answering,
): Decision<SentQuote, AnswerRefusal> {
  switch (quote.status) {
    case "Brouillon":
    case "A envoyer":
      return refuse(quote.reference === null ? "quote-not-sent" : "quote-changed");
    case "Accepté":
    case "Refusé":
      return refuse("quote-already-answered");
    case "Expiré":
      return refuse("quote-expired");
    case "Envoyé":
      if (isPast(quote, answering.at, answering.zone)) return refuse("quote-expired");
      return quote.document_sha256 === answering.document_sha256 ? quote : refuse("quote-changed");
  }
}

/** Past the end of its last day, on the shop's clock. */
export const isPast = (quote: { valid_until: LocalDate }, at: Instant, zone: Zone): boolean =>
  at >= startOfDay(addDays(quote.valid_until, 1), zone);

/** What the nightly job does to a quote whose last day is over; undefined while it may be answered. */
export const expireQuote = (quote: SentQuote, at: Instant, zone: Zone): ExpiredQuote | undefined =>
  isPast(quote, at, zone) ? { ...quote, status: "Expiré" } : undefined;
