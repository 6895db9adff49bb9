/** The whole copies of a shop that its owner asked for. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const copyRow = z.strictObject({
  id: z.string(),
  asked_at: INSTANT,
  done: z.int(),
  parts: z.int(),
  bytes: z.number(),
  ready_at: INSTANT.nullable(),
  failed_at: INSTANT.nullable(),
  expires_at: INSTANT.nullable(),
});
export type ShopCopy = z.output<typeof copyRow>;

const COPY = sql`c.id, c.asked_at, c.done, c.parts, c.bytes::float8 as bytes, c.ready_at, c.failed_at, c.expires_at`;

type Asked = { id: string; asked_by: string; at: Instant };

/** False while another one is being made. */
export async function insertCopy(db: ShopDb, { id, asked_by, at }: Asked): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("shop_copy")
    .values({ shop_id: SHOP_ID, id, asked_by, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Those that are being made, that can be taken, and those that failed lately, the newest first. */
export const listCopies = (db: ShopDb, now: Instant): Promise<ShopCopy[]> =>
  readRows(
    db,
    copyRow,
    sql`
    select ${COPY} from app.shop_copy c
    where c.shop_id = ${SHOP_ID} and (c.expires_at > ${now} or (c.ready_at is null
      and c.asked_at > ${now}::timestamptz - interval '7 days'))
    order by c.asked_at desc, c.id desc limit 10`,
  );

/** One that can be taken now. */
export const loadReadyCopy = (
  db: ShopDb,
  { id, now }: { id: string; now: Instant },
): Promise<ShopCopy | undefined> =>
  readRow(
    db,
    copyRow,
    sql`select ${COPY} from app.shop_copy c where c.shop_id = ${SHOP_ID} and c.id = ${id} and c.expires_at > ${now}`,
  );

type Changes = Partial<{
  done: number;
  parts: number;
  bytes: number;
  ready_at: Instant;
  failed_at: Instant;
  expires_at: Instant;
  removed_at: Instant;
}>;

export const updateCopy = (db: ShopDb, id: string, changes: Changes): Promise<unknown> =>
  db
    .updateTable("shop_copy")
    .set(changes)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
