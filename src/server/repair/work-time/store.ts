/** Time spent on repairs: one running timer for each person. */
import { sql } from "kysely";
import { z } from "zod";
import type { WorkTime } from "../../../domain/repair/work-time/work-time.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const workTime = z.strictObject({
  id: z.string(),
  repair_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  started_at: INSTANT,
  minutes: z.number().nullable(),
});
export type WorkTimeRow = z.output<typeof workTime>;

const TIMES = sql`
  select w.id, w.repair_id, w.user_id, trim(u.firstname || ' ' || u.lastname) as name, w.started_at, w.minutes
  from app.work_time w join app.shop_user u on u.shop_id = ${SHOP_ID} and u.id = w.user_id where w.shop_id = ${SHOP_ID}`;

export const timesOfRepairs = (db: ShopDb, repair_ids: readonly string[]): Promise<WorkTimeRow[]> =>
  readRows(
    db,
    workTime,
    sql`${TIMES} and w.repair_id = any(${[...repair_ids]}::uuid[]) order by w.started_at, w.id`,
  );

export const loadTime = (db: ShopDb, id: string): Promise<WorkTimeRow | undefined> =>
  readRow(db, workTime, sql`${TIMES} and w.id = ${id}`);

/** The timer of this person that runs. */
export const runningTime = (db: ShopDb, user_id: string): Promise<WorkTimeRow | undefined> =>
  readRow(db, workTime, sql`${TIMES} and w.user_id = ${user_id} and w.minutes is null`);

type Started = Pick<WorkTime, "id" | "repair_id" | "user_id"> & {
  shop_id: string;
  started_at: Instant;
};

export async function insertTime(db: ShopDb, row: Started): Promise<void> {
  await db.insertInto("work_time").values(row).execute();
}

export async function setMinutes(db: ShopDb, id: string, minutes: number): Promise<void> {
  await db
    .updateTable("work_time")
    .set({ minutes })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
