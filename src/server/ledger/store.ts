/** The chain of issued documents and payments. */
import { sql } from "kysely";
import { createHmac } from "node:crypto";
import { z } from "zod";
import {
  LEDGER_KINDS,
  nextEntry,
  type Anchor,
  type LedgerDocument,
  type LedgerEntry,
  type Mac,
} from "../../domain/ledger/entry.ts";
import { addMinutes, type Instant, type LocalDate } from "../../domain/time.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** Each shop has its own key, so that no chain passes for another's. */
export function macOf(key: Buffer, shop_id: string): Mac {
  const shopKey = createHmac("sha256", key).update(shop_id).digest();
  return (text) => createHmac("sha256", shopKey).update(text).digest("hex");
}

const HEAD = z.strictObject({
  shop_id: z.string(),
  seq: z.int(),
  hash: z.string(),
  at: INSTANT.nullable(),
  closed_to: LOCAL_DATE,
});

/** Requests that waited for each other's lock began in another order, by less than this, in minutes. */
const CROSSING = 1;

/**
 * The instant of what is about to be written, taken under the chain's lock: never before the last link, whoever waited
 * for whom. The lock is held until the end of the transaction: call it once nothing else has to be waited for. Throws when
 * the clock is behind the chain: no document is dated before the one that it follows.
 */
export async function takeMoment(db: ShopDb, at: Instant): Promise<Instant> {
  const head = await lockHead(db);
  if (!head.at || at >= head.at) return at;
  if (at < addMinutes(head.at, -CROSSING))
    throw new Error(`the clock says ${at}, before the last entry of the ledger, ${head.at}`);
  return head.at;
}

/** The same for what is no document: never before the last link, and never refused for a clock that was set back. */
export async function takeNextMoment(db: ShopDb, at: Instant): Promise<Instant> {
  const head = await lockHead(db);
  return head.at && at < head.at ? head.at : at;
}

export type Head = z.output<typeof HEAD>;

/** The end of the chain, locked until the end of the transaction. */
export async function lockHead(db: ShopDb): Promise<Head> {
  const query = sql<Head>`select shop_id, seq, hash, at, closed_to from app.lock_ledger()`;
  const head = await readRow(db, HEAD, query);
  if (!head) throw new Error("the ledger has no head");
  return head;
}

/**
 * Adds one link at the end of the shop's chain, in the transaction of what it vouches for, at the instant of
 * `takeMoment`.
 */
export async function appendEntry(
  db: ShopDb,
  fact: LedgerDocument & { at: Instant },
  key: Buffer,
): Promise<LedgerEntry> {
  const head = await lockHead(db);
  const entry = nextEntry(head, fact, macOf(key, head.shop_id));
  await db
    .insertInto("ledger_entry")
    .values({
      ...entry,
      shop_id: head.shop_id,
      prev_at: head.at,
      dated_on: fact.dated_on ?? null,
      closed_to: later(head.closed_to, fact.closes),
      prev_closed_to: head.closed_to,
    })
    .execute();
  return entry;
}

const later = (day: LocalDate, other: LocalDate | undefined): LocalDate =>
  other !== undefined && other > day ? other : day;

/** The last day that is closed; undefined before the first closing. */
export async function closedTo(db: ShopDb): Promise<LocalDate | undefined> {
  const row = await db
    .selectFrom("closing")
    .select("period_to")
    .where("shop_id", "=", SHOP_ID)
    .where("kind", "=", "month")
    .orderBy("period_to", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.period_to;
}

/** The head of the chain; undefined when the link `kept` is no longer in it. */
export async function headFollowing(db: ShopDb, kept: Anchor): Promise<Anchor | undefined> {
  const links = await db
    .selectFrom("ledger_entry")
    .select(["seq", "hash"])
    .where("shop_id", "=", SHOP_ID)
    .where("seq", ">=", kept.seq)
    .orderBy("seq")
    .execute();
  const follows = kept.seq === 0 || links[0]?.hash === kept.hash;
  return follows ? links.at(-1) : undefined;
}

const ENTRY = z.strictObject({
  seq: z.int(),
  kind: z.enum(LEDGER_KINDS),
  ref_id: z.string(),
  at: INSTANT,
  payload: z.string(),
  prev: z.string(),
  hash: z.string(),
});

/** The entries of these records, in the order of the chain. */
export const entriesOf = (db: ShopDb, ref_ids: readonly string[]): Promise<LedgerEntry[]> =>
  readRows(
    db,
    ENTRY,
    sql`select seq, kind, ref_id, at, payload, prev, hash from app.ledger_entry
      where shop_id = ${SHOP_ID} and ref_id = any(${[...ref_ids]}::uuid[]) order by seq`,
  );

/** The whole chain, in its order. */
export const allEntries = (db: ShopDb): Promise<LedgerEntry[]> =>
  readRows(
    db,
    ENTRY,
    sql`select seq, kind, ref_id, at, payload, prev, hash from app.ledger_entry where shop_id = ${SHOP_ID} order by seq`,
  );
