/** What did not work in the whole installation: letters that did not leave, tasks that failed for good. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type System = Pick<Database, "withSystem">;

const failure = z.strictObject({
  shop_id: z.string(),
  shop: z.string(),
  id: z.string(),
  channel: z.string(),
  template: z.string(),
  recipient: z.string(),
  attempts: z.number(),
  last_error: z.string(),
  created_at: INSTANT,
  total: z.number(),
});

export const listFailures = (database: System, { first, skip }: { first: number; skip: number }) =>
  database.withSystem(
    (db) => readRows(db, failure, sql`select * from app.list_failures(${first}, ${skip})`),
    "read",
  );

const dead = z.strictObject({
  id: z.string(),
  task: z.string(),
  shop_id: z.string().nullable(),
  attempts: z.number(),
  last_error: z.string(),
  run_at: INSTANT,
});

export const listDeadTasks = (database: System, first: number) =>
  database.withSystem(
    (db) =>
      readRows(
        db,
        dead,
        sql`select id::text as id, task, shop_id, attempts, last_error, run_at from app.list_dead_tasks(${first})`,
      ),
    "read",
  );

const watched = z.strictObject({
  due: z.number(),
  planned: z.number(),
  dead: z.number(),
  oldest_at: INSTANT.nullable(),
});
export type QueueState = z.output<typeof watched>;

export const watchQueue = (database: System): Promise<QueueState | undefined> =>
  database.withSystem((db) => readRow(db, watched, sql`select * from app.watch_queue()`), "read");

const backup = z.strictObject({ backed_up_at: INSTANT.nullable() });

/** When the last whole backup was taken; null when none was since this was noted. */
export async function lastBackup(database: System): Promise<Instant | null> {
  const row = await database.withSystem(
    (db) => readRow(db, backup, sql`select backed_up_at from app.installation`),
    "read",
  );
  return row?.backed_up_at ?? null;
}

const settled = z.strictObject({ done: z.boolean() });

/** Tries a dead task again, or takes it out of the queue; false when it is none any more. */
export async function settleTask(
  db: ShopDb,
  { id, again }: { id: string; again: boolean },
): Promise<boolean> {
  const row = await readRow(
    db,
    settled,
    sql`select app.settle_task(${id}::bigint, ${again}) as done`,
  );
  return row?.done ?? false;
}

/** A letter that failed and is not worth sending: false when it is none any more. */
export async function archiveMessage(db: ShopDb, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("message")
    .set({ status: "dropped" })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .where("status", "=", "failed")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
