/** The client's answer, decided with the quote held: of two at once, one is the answer and the other is told so. */
import { fullName } from "../../domain/client/names.ts";
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { quoteAccepted, quoteAgreed, quoteRefused } from "../../domain/message/templates.ts";
import {
  acceptQuote,
  refuseQuote,
  type AcceptRefusal,
  type RefuseRefusal,
} from "../../domain/quote/accept.ts";
import type { Signature } from "../../domain/quote/evidence.ts";
import type { AcceptedQuote, RefusedQuote } from "../../domain/quote/quote.ts";
import { queueEmail, senderOf } from "../message/store.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { advanceRepair, appendItems } from "../repair/store.ts";
import { lockQuote, quoteOf } from "./store.ts";
import { loadRepairFile, type RepairFile } from "./document/parties.ts";

/** What came from the client's browser with an answer. */
export type Answer = { document_sha256: string; ip: string; user_agent: string };
export type Agreement = Answer & {
  name: string;
  signature: Signature | null;
  consents: readonly string[];
};

type Held = { quote: ReturnType<typeof quoteOf>; quoteid: string; file: RepairFile };

async function hold(db: ShopDb, id: string, { at }: ChangeContext): Promise<Held | undefined> {
  const row = await lockQuote(db, id, at);
  const file = row && (await loadRepairFile(db, row.repair_id));
  return row && file && { quote: quoteOf(row), quoteid: row.quoteid, file };
}

/** Keeps the agreement and its evidence. Undefined for no such quote. */
export async function acceptQuoteById(
  db: ShopDb,
  { id, ...agreement }: Agreement & { id: string },
  context: ChangeContext,
): Promise<Decision<AcceptedQuote, AcceptRefusal> | undefined> {
  const held = await hold(db, id, context);
  if (!held) return undefined;
  const { shop, zipcode } = held.file;
  const quote = acceptQuote(held.quote, {
    ...agreement,
    at: context.at,
    zone: shop.timezone,
    conclusion_place: "distance",
    zipcode,
  });
  if (isRefusal(quote)) return quote;
  const item: JournalItem = {
    type: "QuoteAccepted",
    payload: { ...nameOf(quote), total_incl: totalOf(quote) },
  };
  const columns = agreedColumns(quote);
  const event = "quote-accepted";
  await keep(db, { ...held, quote, given: agreement, columns, item, event }, context);
  await queueEmail(db, quoteAgreed(toClient(held, quote, context)), {
    at: context.at,
    repair_id: quote.repair_id,
  });
  await queueEmail(db, quoteAccepted(toShop(held.file, quote, context)), { at: context.at });
  return quote;
}

/** Keeps the refusal in the client's words. Undefined for no such quote. */
export async function refuseQuoteById(
  db: ShopDb,
  { id, reason: words, ...answer }: Answer & { id: string; reason: string },
  context: ChangeContext,
): Promise<Decision<RefusedQuote, RefuseRefusal> | undefined> {
  const held = await hold(db, id, context);
  if (!held) return undefined;
  const answering = { ...answer, at: context.at, zone: held.file.shop.timezone };
  const quote = refuseQuote(held.quote, answering, words);
  if (isRefusal(quote)) return quote;
  const { reason } = quote;
  const item: JournalItem = { type: "QuoteRefused", payload: { ...nameOf(quote), reason } };
  const columns = { answer: "refused", reason } as const;
  const event = "quote-refused";
  await keep(db, { ...held, quote, given: answer, columns, item, event }, context);
  await queueEmail(db, quoteRefused({ ...toShop(held.file, quote, context), reason }), {
    at: context.at,
  });
  return quote;
}

const agreedColumns = ({ evidence, withdrawal_deadline }: AcceptedQuote) => ({
  answer: "accepted" as const,
  name: evidence.name,
  signature: JSON.stringify(evidence.signature),
  consents: [...evidence.consents],
  conclusion_place: evidence.conclusion_place,
  withdrawal_deadline,
});

type Kept = {
  file: RepairFile;
  quote: AcceptedQuote | RefusedQuote;
  given: Answer;
  columns: ReturnType<typeof agreedColumns> | { answer: "refused"; reason: string };
  item: JournalItem;
  event: "quote-accepted" | "quote-refused";
};

/** The answer with where it came from, the quote's status, and the repair that moves on. */
async function keep(
  db: ShopDb,
  { file, quote, given, columns, item, event }: Kept,
  { author, at }: ChangeContext,
): Promise<void> {
  const { id, repair_id, version, status, answered_at, document_sha256 } = quote;
  const key = { shop_id: file.shop.id, quote_id: id, version };
  const from = { ip: given.ip, user_agent: given.user_agent.slice(0, 400) };
  await db
    .insertInto("quote_answer")
    .values({ ...key, at: answered_at, document_sha256, ...from, ...columns })
    .execute();
  await db
    .updateTable("quote")
    .set({ status, answered_at, updated_at: answered_at })
    .where("id", "=", id)
    .execute();
  await appendItems(db, { shop_id: file.shop.id, repair_id, author, at }, [item]);
  await advanceRepair(db, repair_id, { event, author, at });
}

const nameOf = ({ id: quote_id, reference, version }: AcceptedQuote | RefusedQuote) => ({
  quote_id,
  reference,
  version,
});

const totalOf = ({ document }: AcceptedQuote | RefusedQuote) => document.totals.total_incl;

const toClient = ({ file, quoteid }: Held, quote: AcceptedQuote, { origin }: ChangeContext) => ({
  to: file.client.email,
  shop: senderOf(file.shop),
  url: `${origin}/quote/${quoteid}`,
  reference: quote.reference,
  total_incl: totalOf(quote),
  withdraw_until: quote.withdrawal_deadline,
});

const toShop = (
  { shop, client, repair }: RepairFile,
  quote: AcceptedQuote | RefusedQuote,
  { origin }: ChangeContext,
) => ({
  to: shop.email,
  shop: senderOf(shop),
  url: `${origin}/app/sheet/${repair.id}`,
  client: fullName(client),
  reference: quote.reference,
  total_incl: totalOf(quote),
});
