/** What the shop does with a quote: write it, send it, revise it, write another like it. */
import { sql } from "kysely";
import { createHash } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../domain/decision.ts";
import { quoteSent } from "../../domain/message/templates.ts";
import { numberText, seriesOf, type SeriesKind } from "../../domain/quote/number.ts";
import { isDraft, type DraftQuote, type SentQuote } from "../../domain/quote/quote.ts";
import { reviseQuote, type ReviseRefusal } from "../../domain/quote/revise.ts";
import { checkSendable, sendQuote, type SendRefusal } from "../../domain/quote/send.ts";
import {
  addDays,
  dateOf,
  startOfDay,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../domain/time.ts";
import { queueEmail, senderOf } from "../message/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { enqueue } from "../platform/queue.ts";
import type { ChangeContext } from "../platform/change.ts";
import { advanceRepair, appendItems } from "../repair/store.ts";
import {
  contentOf,
  insertDraft,
  lockQuote,
  quoteOf,
  updateDraft,
  type DraftContent,
} from "./store.ts";
import { loadRepairFile, type RepairFile } from "./document/parties.ts";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The next number of a series; the counter stays locked until the end of the transaction: take it late. */
export async function takeNumber(db: ShopDb, series: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select app.take_number(${series}) as n`.execute(db);
  const taken = rows[0];
  if (!taken) throw new Error(`series ${series} gave no number`);
  return taken.n;
}

/** "D2026" on the shop's clock. */
export const seriesAt = (kind: SeriesKind, at: Instant, zone: Zone): string =>
  seriesOf(kind, dateOf(at, zone));

export type Draft = { id: string | null; repair_id: string; draft: DraftContent };

/** Answers the quote's id; undefined when the repair or the quote is not of this shop. */
export async function saveQuote(
  db: ShopDb,
  { id, repair_id, draft }: Draft,
  { at, author }: ChangeContext,
): Promise<Decision<string, "quote-already-sent"> | undefined> {
  const file = await loadRepairFile(db, repair_id);
  if (!file) return undefined;
  const { vat_regime } = file.shop;
  if (id === null)
    return insertDraft(db, {
      ...ownerOf(file),
      created_by: author.account_id,
      at,
      draft,
      vat_regime,
    });
  const row = await lockQuote(db, id, at);
  if (!row || row.repair_id !== repair_id) return undefined;
  if (!isDraft(quoteOf(row))) return refuse("quote-already-sent");
  await updateDraft(db, id, { at, draft, vat_regime });
  return id;
}

const ownerOf = ({ repair }: RepairFile) => ({
  shop_id: repair.shop_id,
  repair_id: repair.id,
  client_id: repair.client_id,
});

/** Freezes what the client will read, moves the repair on and writes to the client, all at once. */
export async function sendQuoteById(
  db: ShopDb,
  id: string,
  context: ChangeContext,
): Promise<Decision<string, SendRefusal> | undefined> {
  const row = await lockQuote(db, id, context.at);
  if (!row) return undefined;
  const draft = checkSendable(quoteOf(row));
  if (isRefusal(draft)) return draft;
  const file = await loadRepairFile(db, draft.repair_id);
  if (!file) throw new Error(`quote ${id} has no repair`);
  const sent = await frozen(db, { draft, file }, context);
  if (isRefusal(sent)) return sent;
  await saveSent(db, file, sent);
  await announceSent(db, { file, sent, quoteid: row.quoteid }, context);
  await enqueueExpiry(db, { ...sent, shop_id: row.shop_id, zone: file.shop.timezone });
  return id;
}

/** The domain's decision, under the next number of the year unless the quote has one already. */
async function frozen(
  db: ShopDb,
  { draft, file }: { draft: DraftQuote; file: RepairFile },
  { at }: ChangeContext,
): Promise<Decision<SentQuote, SendRefusal>> {
  const zone = file.shop.timezone;
  const series = seriesAt("quote", at, zone);
  return sendQuote(draft, {
    ...file.parties,
    reference: draft.reference ?? numberText(series, await takeNumber(db, series)),
    at,
    zone,
    // The client answers behind a link, wherever they are.
    conclusion_place: "distance",
    quote_price: 0,
    sha256,
  });
}

async function saveSent(db: ShopDb, { shop }: RepairFile, sent: SentQuote): Promise<void> {
  const { id, version, reference, sent_at, valid_until, document_sha256 } = sent;
  const document = JSON.stringify(sent.document);
  const { total_excl, total_vat, total_incl, bonus, due } = sent.document.totals;
  await db
    .updateTable("quote")
    .set({
      status: sent.status,
      reference,
      sent_at,
      valid_until,
      document,
      document_sha256,
      total_excl,
      total_vat,
      total_incl,
      bonus,
      due,
      updated_at: sent_at,
    })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("quote_version")
    .values({ shop_id: shop.id, quote_id: id, version, sent_at, document, document_sha256 })
    .execute();
}

/** The journal, the status and the client's letter. */
async function announceSent(
  db: ShopDb,
  { file, sent, quoteid }: { file: RepairFile; sent: SentQuote; quoteid: string },
  context: ChangeContext,
): Promise<void> {
  const { id: quote_id, repair_id, reference, version, valid_until } = sent;
  const { total_incl } = sent.document.totals;
  await appendItems(
    db,
    { shop_id: file.shop.id, repair_id, author: context.author, at: context.at },
    [{ type: "QuoteSent", payload: { quote_id, reference, version, total_incl, valid_until } }],
  );
  await advanceRepair(db, repair_id, {
    event: "quote-sent",
    author: context.author,
    at: context.at,
  });
  const email = quoteSent({
    to: file.client.email,
    shop: senderOf(file.shop),
    url: `${context.origin}/quote/${quoteid}`,
    reference,
    total_incl,
    appliance: file.appliance,
    valid_until,
  });
  await queueEmail(db, email, { at: context.at, repair_id });
}

type Expiring = {
  shop_id: string;
  id: string;
  version: number;
  valid_until: LocalDate;
  zone: Zone;
};

/** The task that marks the quote when its last day is over, unless it was answered or revised by then. */
async function enqueueExpiry(
  db: ShopDb,
  { shop_id, id, version, valid_until, zone }: Expiring,
): Promise<void> {
  const payload = { shop_id, quote_id: id, version };
  const run_at = startOfDay(addDays(valid_until, 1), zone);
  await enqueue(db, "expire-quote", payload, { run_at, job_key: `expire-quote ${id}` });
}

/** Back to the workbench under the same reference; what was sent stays in its versions. */
export async function reviseQuoteById(
  db: ShopDb,
  id: string,
  { at }: ChangeContext,
): Promise<Decision<string, ReviseRefusal> | undefined> {
  const row = await lockQuote(db, id, at);
  if (!row) return undefined;
  const revised = reviseQuote(quoteOf(row), at);
  if (isRefusal(revised)) return revised;
  const { status, version } = revised.draft;
  await db
    .updateTable("quote")
    .set({
      status,
      version,
      sent_at: null,
      valid_until: null,
      document: null,
      document_sha256: null,
      answered_at: null,
      updated_at: at,
    })
    .where("id", "=", id)
    .execute();
  return id;
}

/** A new draft with the same lines, for the same repair. Answers its id. */
export async function duplicateQuoteById(
  db: ShopDb,
  id: string,
  { at, author }: ChangeContext,
): Promise<string | undefined> {
  const row = await lockQuote(db, id, at);
  const file = row && (await loadRepairFile(db, row.repair_id));
  if (!row || !file) return undefined;
  const {
    id: _id,
    client_id: _client,
    repair_id: _repair,
    version: _version,
    ...draft
  } = contentOf(row);
  const { vat_regime } = file.shop;
  return insertDraft(db, {
    ...ownerOf(file),
    created_by: author.account_id,
    at,
    draft,
    vat_regime,
  });
}

/** Marks one version as expired once its last day is over; does nothing otherwise. */
export async function expireQuoteById(
  db: ShopDb,
  { id, version, at }: { id: string; version: number; at: Instant },
): Promise<void> {
  await db
    .updateTable("quote")
    .from("shop")
    .set({ status: "Expiré", updated_at: at })
    .whereRef("shop.id", "=", "quote.shop_id")
    .where("quote.id", "=", id)
    .where("quote.version", "=", version)
    .where("quote.status", "=", "Envoyé")
    .where(sql<boolean>`quote.valid_until < (${at}::timestamptz at time zone shop.timezone)::date`)
    .execute();
}
