/** The shop sends a quote: numbered and frozen, announced in the journal and to the client, planned to expire. */
import { isRefusal, type Decision } from "../../domain/decision.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { quoteSent } from "../../domain/message/quote.ts";
import type { Amended } from "../../domain/quote/amendment/amended.ts";
import { numberText, seriesAt } from "../../domain/quote/number.ts";
import type { DraftQuote, SentQuote } from "../../domain/quote/quote.ts";
import { checkBonus } from "../../domain/quote/bonus/check.ts";
import type { BonusRefusal } from "../../domain/shop/bonus/eligible.ts";
import { quoteOf } from "../../domain/quote/record.ts";
import { checkSendable, sendQuote, type SendRefusal } from "../../domain/quote/send.ts";
import { recordAudit } from "../account/audit/record.ts";
import { queueEmail } from "../message/outbox/store.ts";
import type { ChangeContext } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { takeNumber } from "../platform/database/series.ts";
import { enqueue } from "../platform/queue.ts";
import { sha256 } from "../platform/sha256.ts";
import { advanceRepair, appendItems } from "../repair/store.ts";
import {
  bonusCaseIn,
  circumstancesIn,
  loadRepairFile,
  type RepairFile,
} from "./document/parties.ts";
import { amendable, type AmendedRefusal } from "./amend.ts";
import { planPaper } from "./paper/store.ts";
import { sealSent } from "./seal.ts";
import { lockQuote } from "./store.ts";
import { insertSent } from "./version/store.ts";

/** Answers the quote's id; undefined for no such quote. */
export async function sendQuoteById(
  db: ShopDb,
  id: string,
  context: ChangeContext,
): Promise<Decision<string, SendRefusal | BonusRefusal | AmendedRefusal> | undefined> {
  const row = await lockQuote(db, id);
  if (!row) return undefined;
  const draft = checkSendable(quoteOf(row));
  if (isRefusal(draft)) return draft;
  const file = await loadRepairFile(db, draft.repair_id, context.at);
  if (!file) throw new Error(`quote ${id} has no repair`);
  const bonus = checkBonus(draft, bonusCaseIn(file, context.at));
  if (bonus) return bonus;
  const amends = row.amends_id ? await amendable(db, row.amends_id, context.at) : undefined;
  if (isRefusal(amends)) return amends;
  const sent = await freezeQuote(db, { draft, file, ...(amends && { amends }) }, context);
  if (isRefusal(sent)) return sent;
  const { account_id: sent_by } = context.author;
  await insertSent(db, sent, { shop_id: row.shop_id, sent_by });
  await announceSent(db, { file, sent, quoteid: row.quoteid }, context);
  await enqueueExpiry(db, row.shop_id, sent);
  await planPaper(db, { kind: "quote", ref_id: id, version: sent.version });
  const { reference, version } = sent;
  await recordAudit(db, context, {
    action: "quote.sent",
    record: { noun: "quote", id, name: reference },
    after: { version, total_incl: sent.document.totals.total_incl },
  });
  await sealSent(db, { quote_id: id, version }, context);
  return id;
}

/** The domain's decision, under the next number of the year unless the quote has one already. */
async function freezeQuote(
  db: ShopDb,
  { draft, file, amends }: { draft: DraftQuote; file: RepairFile; amends?: Amended },
  { at }: ChangeContext,
): Promise<Decision<SentQuote, SendRefusal>> {
  const zone = file.shop.timezone;
  const series = seriesAt("quote", at, zone);
  return sendQuote(draft, {
    ...circumstancesIn(file),
    ...(amends && { amends }),
    reference: draft.reference ?? numberText(series, await takeNumber(db, series)),
    at,
    zone,
    sha256,
  });
}

type Announced = { file: RepairFile; sent: SentQuote; quoteid: string };

async function announceSent(
  db: ShopDb,
  { file, sent, quoteid }: Announced,
  { at, author, origin }: ChangeContext,
): Promise<void> {
  const { id: quote_id, repair_id, reference, version, valid_until } = sent;
  const { totals, options } = sent.document;
  const { total_incl } = totals;
  await appendItems(db, { shop_id: file.shop.id, repair_id, author, at }, [
    { type: "QuoteSent", payload: { quote_id, reference, version, total_incl, valid_until } },
  ]);
  await advanceRepair(db, repair_id, { event: "quote-sent", author, at });
  const email = quoteSent({
    to: file.client.email,
    shop: senderOf(file.shop),
    kind_id: file.kind_id,
    url: `${origin}/quote/${quoteid}`,
    reference,
    total_incl,
    ...(options && { range: options.range.total_incl }),
    appliance: file.appliance,
    valid_until,
  });
  await queueEmail(db, email, { at, repair_id });
}

/** The task of `jobs.ts`; sending the quote again replaces it. */
async function enqueueExpiry(db: ShopDb, shop_id: string, sent: SentQuote): Promise<void> {
  const { id: quote_id, version, expires_at: run_at } = sent;
  const payload = { shop_id, quote_id, version };
  await enqueue(db, "expire-quote", payload, { run_at, job_key: `expire-quote ${quote_id}` });
}
