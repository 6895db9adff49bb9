/** Files of suppliers that nothing could read: their bytes, and what became of them. */
import { sql } from "kysely";
import { z } from "zod";
import { UNREAD_REASONS } from "../../../../domain/invoice/received/unread.ts";
import type { Instant } from "../../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import type { Bounds } from "../../../platform/graphql/page.ts";

const outcome = z.strictObject({
  supplier_invoice_id: z.string().nullable(),
  reason: z.string(),
});
const row = z.strictObject({
  id: z.string(),
  source: z.enum(["platform", "upload"]),
  reason: z.enum(UNREAD_REASONS),
  size: z.number(),
  received_at: INSTANT,
  outcome: outcome.nullable(),
});
export type UnreadFile = z.output<typeof row>;

const COLUMNS = sql`u.id, u.source, u.reason, length(u.bytes) as size, u.received_at,
  case when o.unread_file_id is not null
    then jsonb_build_object('supplier_invoice_id', o.supplier_invoice_id, 'reason', o.reason) end as outcome`;
const FROM = sql`app.unread_file u left join app.unread_file_outcome o on o.shop_id = ${SHOP_ID} and o.unread_file_id = u.id
  where u.shop_id = ${SHOP_ID}`;

/** Those that wait for a person first, each group with the last received first. */
export const listUnread = (db: ShopDb, { first, skip }: Bounds): Promise<UnreadFile[]> =>
  readRows(
    db,
    row,
    sql`select ${COLUMNS} from ${FROM}
      order by o.unread_file_id is not null, u.received_at desc, u.id desc offset ${skip} limit ${first}`,
  );

export const loadUnread = (db: ShopDb, id: string): Promise<UnreadFile | undefined> =>
  readRow(db, row, sql`select ${COLUMNS} from ${FROM} and u.id = ${id}`);

const counts = z.strictObject({ waiting: z.number(), all: z.number() });

/** `waiting`: for a person to enter or to refuse; `all`: with those that were settled. */
export async function countUnread(db: ShopDb): Promise<z.output<typeof counts>> {
  const counted = await readRow(
    db,
    counts,
    sql`select count(*) filter (where o.unread_file_id is null) as waiting, count(*) as "all" from ${FROM}`,
  );
  return counted ?? { waiting: 0, all: 0 };
}

const held = z.strictObject({ bytes: z.instanceof(Buffer) });

/** The bytes as they came. */
export const loadUnreadBytes = async (db: ShopDb, id: string): Promise<Buffer | undefined> =>
  (
    await readRow(
      db,
      held,
      sql`select u.bytes from app.unread_file u where u.shop_id = ${SHOP_ID} and u.id = ${id}`,
    )
  )?.bytes;

type NewUnread = Pick<UnreadFile, "reason" | "received_at"> & {
  bytes: Buffer;
  sha256: string;
  flow_id: string | null;
  created_by: string | null;
};

/** The very same bytes are one file, however often they come. */
export async function insertUnread(db: ShopDb, given: NewUnread): Promise<void> {
  await db
    .insertInto("unread_file")
    .values({
      ...given,
      shop_id: SHOP_ID,
      source: given.flow_id === null ? "upload" : "platform",
    })
    .onConflict((taken) => taken.doNothing())
    .execute();
}

type NewOutcome = z.output<typeof outcome> & {
  unread_file_id: string;
  at: Instant;
  created_by: string | null;
};

/** False when another person settled it first. */
export async function insertOutcome(db: ShopDb, given: NewOutcome): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("unread_file_outcome")
    .values({ ...given, shop_id: SHOP_ID })
    .onConflict((taken) => taken.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
