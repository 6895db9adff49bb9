/** The client accepts a sent quote. */
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { quoteAccepted, quoteAcceptedClient } from "../../domain/message/quote.ts";
import { acceptQuote, type AcceptRefusal } from "../../domain/quote/accept.ts";
import type { ConclusionPlace, Signature } from "../../domain/quote/evidence.ts";
import type { Choice } from "../../domain/quote/option/option.ts";
import type { CodeProof } from "../../domain/quote/signing-code/code.ts";
import { agreedDocument, type AcceptedQuote } from "../../domain/quote/quote.ts";
import type { LocalDate } from "../../domain/time.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { sha256 } from "../platform/sha256.ts";
import {
  letterToShop,
  lockForAnswer,
  recordAnswer,
  type AnswerableQuote,
  type ClientAnswer,
} from "./answer.ts";
import { amendable, type AmendedRefusal } from "./amend.ts";
import { markAmended } from "./billed/store.ts";
import { planPaper } from "./paper/store.ts";
import { removeCode } from "./signing-code/store.ts";

export type ClientAcceptance = ClientAnswer & {
  name: string;
  signature: Signature | null;
  consents: readonly string[];
  /** What was taken of the alternatives; left out where there is nothing to choose. */
  choices?: readonly Choice[] | null;
  /** The one-time code, when the client confirmed one. */
  code?: CodeProof | null;
  /** At a distance, by the link, unless the shop records it. */
  conclusion_place?: ConclusionPlace;
  /** The day written on a signed paper. */
  signed_on?: LocalDate | null;
  recorded_by?: string | null;
};

/** Undefined for no such quote. */
export async function acceptQuoteById(
  db: ShopDb,
  { id, code = null, choices = null, recorded_by = null, ...acceptance }: ClientAcceptance,
  context: ChangeContext,
): Promise<Decision<AcceptedQuote, AcceptRefusal | AmendedRefusal> | undefined> {
  const answerable = await lockForAnswer(db, id, context.at);
  if (!answerable) return undefined;
  const { file } = answerable;
  const quote = acceptQuote(answerable.quote, {
    ...acceptance,
    code,
    choices,
    sha256,
    needs_code: file.shop.signature_code && recorded_by === null,
    at: context.at,
    zone: file.shop.timezone,
    has_cgv: file.shop.cgv.trim() !== "",
    conclusion_place: acceptance.conclusion_place ?? "distance",
    zipcode: file.zipcode,
    signed_on: acceptance.signed_on ?? null,
    recorded_by,
  });
  if (isRefusal(quote)) return quote;
  if (code && !(await removeCode(db, id, code.sent_at))) return refuse("code-expired");
  const { amends_id } = answerable;
  const amends = amends_id && (await amendable(db, amends_id, context.at));
  if (isRefusal(amends)) return amends;
  await recordAnswer(db, { file, quote, from: acceptance }, context);
  if (amends_id) await markAmended(db, amends_id);
  await planPaper(db, { kind: "agreement", ref_id: quote.id, version: quote.version });
  const { at } = context;
  const copy = quoteAcceptedClient(letterToClient(answerable, quote, context));
  const attachments = [contractOf(quote)];
  await queueEmail(db, copy, { at, repair_id: quote.repair_id, attachments });
  await queueEmail(db, quoteAccepted(letterToShop(file, quote, context)), { at });
  return quote;
}

/** The confirmation on a durable medium (Consumer Code L. 221-13). */
const contractOf = ({ id, reference }: AcceptedQuote) => ({
  filename: `Contrat-${reference}.pdf`,
  content_type: "application/pdf",
  content: "",
  quote_id: id,
});

const letterToClient = (
  { file, quoteid }: AnswerableQuote,
  quote: AcceptedQuote,
  { origin }: ChangeContext,
) => ({
  to: file.client.email,
  shop: senderOf(file.shop),
  kind_id: file.kind_id,
  url: `${origin}/quote/${quoteid}`,
  reference: quote.reference,
  total_incl: agreedDocument(quote).totals.total_incl,
  withdraw_until: quote.withdrawal_deadline,
});
