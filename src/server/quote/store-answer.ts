/** The client's answer, decided with the quote held: of two at once, one is the answer and the other is told so. */
import { fullName } from "../../domain/client/names.ts";
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { quoteAccepted, quoteRefused } from "../../domain/message/templates.ts";
import {
  acceptQuote,
  refuseQuote,
  type AcceptRefusal,
  type RefuseRefusal,
} from "../../domain/quote/accept.ts";
import type { Signature } from "../../domain/quote/evidence.ts";
import type { AcceptedQuote, RefusedQuote } from "../../domain/quote/quote.ts";
import { queueEmail, senderOf } from "../message/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { advanceRepair, appendItems } from "../repair/store.ts";
import { lockQuote, quoteOf } from "./store.ts";
import { loadRepairFile, type RepairFile } from "./store-parties.ts";
import type { Act } from "./store-sending.ts";

/** What came from the client's browser with an answer. */
export type Answer = { document_sha256: string; ip: string; user_agent: string };
export type Agreement = Answer & {
  name: string;
  signature: Signature | null;
  consents: readonly string[];
};

type Held = { quote: ReturnType<typeof quoteOf>; file: RepairFile };

async function hold(db: ShopDb, id: string, { at }: Act): Promise<Held | undefined> {
  const row = await lockQuote(db, id, at);
  const file = row && (await loadRepairFile(db, row.repair_id));
  return row && file && { quote: quoteOf(row), file };
}

/** Keeps the agreement and its evidence. Undefined for no such quote. */
export async function acceptQuoteById(
  db: ShopDb,
  { id, ...agreement }: Agreement & { id: string },
  act: Act,
): Promise<Decision<AcceptedQuote, AcceptRefusal> | undefined> {
  const held = await hold(db, id, act);
  if (!held) return undefined;
  const { shop, zipcode } = held.file;
  const accepted = acceptQuote(held.quote, {
    ...agreement,
    at: act.at,
    zone: shop.timezone,
    conclusion_place: "distance",
    zipcode,
  });
  if (isRefusal(accepted)) return accepted;
  const { name, signature, consents, conclusion_place } = accepted.evidence;
  await db
    .insertInto("quote_answer")
    .values({
      ...answerKey(held.file, accepted, agreement),
      answer: "accepted",
      name,
      signature: JSON.stringify(signature),
      consents: [...consents],
      conclusion_place,
      withdrawal_deadline: accepted.withdrawal_deadline,
    })
    .execute();
  await settle(db, accepted, act, "quote-accepted");
  const { id: quote_id, repair_id, reference, version } = accepted;
  const { total_incl } = accepted.document.totals;
  await appendItems(db, { shop_id: shop.id, repair_id, hand: act.hand }, [
    { type: "QuoteAccepted", payload: { quote_id, reference, version, total_incl } },
  ]);
  await queueEmail(db, quoteAccepted({ ...toShop(held.file, act), reference, total_incl }));
  return accepted;
}

/** Keeps the refusal in the client's words. Undefined for no such quote. */
export async function refuseQuoteById(
  db: ShopDb,
  { id, reason, ...answer }: Answer & { id: string; reason: string },
  act: Act,
): Promise<Decision<RefusedQuote, RefuseRefusal> | undefined> {
  const held = await hold(db, id, act);
  if (!held) return undefined;
  const { shop } = held.file;
  const answering = { ...answer, at: act.at, zone: shop.timezone };
  const refused = refuseQuote(held.quote, answering, reason);
  if (isRefusal(refused)) return refused;
  await db
    .insertInto("quote_answer")
    .values({
      ...answerKey(held.file, refused, answer),
      answer: "refused",
      reason: refused.reason,
    })
    .execute();
  await settle(db, refused, act, "quote-refused");
  const { id: quote_id, repair_id, reference, version } = refused;
  await appendItems(db, { shop_id: shop.id, repair_id, hand: act.hand }, [
    {
      type: "QuoteRefused",
      payload: { quote_id, reference, version, reason: refused.reason },
    },
  ]);
  const { total_incl } = refused.document.totals;
  await queueEmail(
    db,
    quoteRefused({ ...toShop(held.file, act), reference, total_incl, reason: refused.reason }),
  );
  return refused;
}

const toShop = ({ shop, client, repair }: RepairFile, { origin }: Act) => ({
  to: shop.email,
  shop: senderOf(shop),
  url: `${origin}/app/sheet/${repair.id}`,
  client: fullName(client),
});

const answerKey = (
  { shop }: RepairFile,
  quote: AcceptedQuote | RefusedQuote,
  { ip, user_agent }: Answer,
) => ({
  shop_id: shop.id,
  quote_id: quote.id,
  version: quote.version,
  at: quote.answered_at,
  document_sha256: quote.document_sha256,
  ip,
  user_agent: user_agent.slice(0, 400),
});

async function settle(
  db: ShopDb,
  { id, repair_id, status, answered_at }: AcceptedQuote | RefusedQuote,
  { hand }: Act,
  event: "quote-accepted" | "quote-refused",
): Promise<void> {
  await db
    .updateTable("quote")
    .set({ status, answered_at, updated_at: answered_at })
    .where("id", "=", id)
    .execute();
  await advanceRepair(db, repair_id, { event, hand });
}
