/** A sent quote is refused, by its client or as the shop heard it; the words are kept. */
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { quoteRefused } from "../../domain/message/quote.ts";
import type { RefusedQuote } from "../../domain/quote/quote.ts";
import { noteRefusal, refuseQuote, type RefuseRefusal } from "../../domain/quote/refuse.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { letterToShop, lockForAnswer, recordAnswer, type ClientAnswer } from "./answer.ts";

/** Undefined for no such quote. */
export async function refuseQuoteById(
  db: ShopDb,
  { id, reason, ...from }: ClientAnswer & { reason: string },
  context: ChangeContext,
): Promise<Decision<RefusedQuote, RefuseRefusal> | undefined> {
  const answerable = await lockForAnswer(db, id, context.at);
  if (!answerable) return undefined;
  const { at } = context;
  const { document_sha256 } = from;
  const quote = refuseQuote(answerable.quote, { at, document_sha256 }, reason);
  if (isRefusal(quote)) return quote;
  const { file } = answerable;
  await recordAnswer(db, { file, quote, from }, context);
  const email = quoteRefused({ ...letterToShop(file, quote, context), reason: quote.reason });
  await queueEmail(db, email, { at });
  return quote;
}

/** Noted by the shop, on its own device: nothing proves it but its author. Answers the quote's id. */
export async function noteRefusalById(
  db: ShopDb,
  { id, reason }: { id: string; reason: string },
  context: ChangeContext,
): Promise<Decision<string, RefuseRefusal> | undefined> {
  const answerable = await lockForAnswer(db, id, context.at);
  if (!answerable) return undefined;
  const quote = noteRefusal(answerable.quote, context.at, reason);
  if (isRefusal(quote)) return quote;
  const from = { ip: "", user_agent: "", device: "shop" as const };
  await recordAnswer(db, { file: answerable.file, quote, from }, context);
  return id;
}
