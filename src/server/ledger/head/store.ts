/** The ends of the chain that left the machine: by a letter to the accountant, or stamped by an authority. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const HEAD_WAYS = ["mail", "timestamp"] as const;
export type HeadWay = (typeof HEAD_WAYS)[number];

const sentRow = z.strictObject({
  id: z.string(),
  way: z.enum(HEAD_WAYS),
  seq: z.int(),
  hash: z.string(),
  sent_at: INSTANT,
  recipient: z.string(),
});
export type SentHead = z.output<typeof sentRow>;

/** The latest first. */
export const sentHeads = (db: ShopDb): Promise<SentHead[]> =>
  readRows(
    db,
    sentRow,
    sql`select id, way, seq, hash, sent_at, recipient from app.ledger_head where shop_id = ${SHOP_ID} order by seq desc, way`,
  );

const lastRow = z.strictObject({ seq: z.int(), hash: z.string(), at: INSTANT });

/** The end of the chain, when it has not left this way yet. */
export const headToSend = (
  db: ShopDb,
  way: HeadWay,
): Promise<z.output<typeof lastRow> | undefined> =>
  readRow(
    db,
    lastRow,
    sql`select e.seq, e.hash, e.at from app.ledger_entry e where e.shop_id = ${SHOP_ID}
      and not exists (select from app.ledger_head h where h.shop_id = ${SHOP_ID} and h.way = ${way} and h.seq = e.seq)
      and e.seq = (select max(l.seq) from app.ledger_entry l where l.shop_id = ${SHOP_ID})`,
  );

type NewHead = Omit<SentHead, "sent_at"> & { sent_at: Instant; token: Buffer | null };

/** False when another process was first. */
export async function insertHead(db: ShopDb, { token, ...row }: NewHead): Promise<boolean> {
  const inserted = await db
    .insertInto("ledger_head")
    .values({ ...row, shop_id: SHOP_ID, stamp: token?.toString("base64") ?? null })
    .onConflict((on) => on.columns(["shop_id", "way", "seq"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Base64, as the authority gave it; undefined for none. */
export async function loadToken(db: ShopDb, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("ledger_head")
    .select("stamp")
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.stamp ?? undefined;
}

const stampedRow = z.strictObject({
  id: z.string(),
  seq: z.int(),
  hash: z.string(),
  stamp: z.string(),
});
export type StampedHead = z.output<typeof stampedRow>;

/** Those that an authority stamped: all, or these; the latest first. */
export const stampedHeads = (db: ShopDb, ids: readonly string[] | null): Promise<StampedHead[]> =>
  readRows(
    db,
    stampedRow,
    sql`select id, seq, hash, stamp from app.ledger_head
      where shop_id = ${SHOP_ID} and way = 'timestamp' and (${ids === null} or id = any(${[...(ids ?? [])]}::uuid[])) order by seq desc`,
  );
