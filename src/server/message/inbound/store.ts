/** Replies of clients, and the thread that each belongs to. */
import { sql } from "kysely";
import { z } from "zod";
import { FILE_REFUSALS } from "../../../domain/file/refusals.ts";
import type { RefusedFile } from "../../../domain/file/attachment/attachment.ts";
import type { Channel } from "../../../domain/message/choice/choice.ts";
import { recipientOf } from "../../../domain/message/delivery.ts";
import { TEMPLATES } from "../../../domain/message/message.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const thread = z.strictObject({ shop_id: z.string(), repair_id: z.string() });
export type Thread = z.output<typeof thread>;
type Gate = Pick<Database, "withSystem">;

/** What a person of the shop answers to a notice of ours is no reply of a client. */
const TO_CLIENTS = TEMPLATES.filter((template) => recipientOf(template) === "client");

export const findThread = (database: Gate, ids: readonly string[]): Promise<Thread | undefined> =>
  database.withSystem(
    (db) =>
      readRow(
        db,
        thread,
        sql`select shop_id, repair_id from app.find_thread(${[...ids]}::uuid[], ${TO_CLIENTS}::text[])`,
      ),
    "read",
  );

export const findSmsThread = (
  database: Gate,
  { number, since }: { number: string; since: Instant },
): Promise<Thread | undefined> =>
  database.withSystem(
    (db) =>
      readRow(
        db,
        thread,
        sql`select shop_id, repair_id from app.find_sms_thread(${number}, ${since}::timestamptz)`,
      ),
    "read",
  );

const sender = z.strictObject({ shop_id: z.string().nullable() });

export const findSender = async (database: Gate, email: string): Promise<string | null> =>
  (
    await database.withSystem(
      (db) => readRow(db, sender, sql`select app.find_sender(${email}) as shop_id`),
      "read",
    )
  )?.shop_id ?? null;

export type NewReply = {
  repair_id: string | null;
  channel: Channel | "page";
  sender: string;
  subject: string;
  text: string;
  provider_id: string;
  left_out: readonly RefusedFile[];
  created_at: Instant;
};

/** Its id; undefined for one that is known already. */
export async function insertReply(
  db: ShopDb,
  { left_out, ...reply }: NewReply,
): Promise<string | undefined> {
  const row = await db
    .insertInto("reply")
    .values({ shop_id: SHOP_ID, ...reply, left_out: JSON.stringify(left_out) })
    .onConflict((on) => on.constraint("reply_once").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

const aside = z.strictObject({
  id: z.string(),
  channel: z.string(),
  sender: z.string(),
  subject: z.string(),
  text: z.string(),
  left_out: z.array(z.strictObject({ filename: z.string(), reason: z.enum(FILE_REFUSALS) })),
  created_at: INSTANT,
});
export type AsideReply = z.output<typeof aside>;

const MOST_ASIDE = 50;

/** Those that no repair was found for, the newest first. */
export const repliesAside = (db: ShopDb): Promise<AsideReply[]> =>
  readRows(
    db,
    aside,
    sql`
    select r.id, r.channel, r.sender, r.subject, r.text, r.left_out, r.created_at from app.reply r
    where r.shop_id = ${SHOP_ID} and r.repair_id is null and r.settled_at is null
    order by r.created_at desc, r.id desc limit ${MOST_ASIDE}`,
  );

type Settling = { id: string; repair_id: string | null; at: Instant; settled_by: string | null };

/** The reply, taken off the list; undefined when it is not on it any more. */
export const settleReply = (
  db: ShopDb,
  { id, repair_id, at, settled_by }: Settling,
): Promise<AsideReply | undefined> =>
  readRow(
    db,
    aside,
    sql`
    update app.reply r set repair_id = ${repair_id}::uuid, settled_at = ${at}, settled_by = ${settled_by}::uuid
    where r.shop_id = ${SHOP_ID} and r.id = ${id} and r.repair_id is null and r.settled_at is null
    returning r.id, r.channel, r.sender, r.subject, r.text, r.left_out, r.created_at`,
  );

const named = z.strictObject({ id: z.string() });

export const repairNamed = async (db: ShopDb, reference: string): Promise<string | undefined> =>
  (
    await readRow(
      db,
      named,
      sql`select r.id from app.repair r where r.shop_id = ${SHOP_ID} and r.reference = ${reference}`,
    )
  )?.id;
