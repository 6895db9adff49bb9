/** Appliances at the workshop that their client may fetch: since when, and the reminders of it. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import {
  REMINDED,
  TO_FETCH,
  UNCLAIMED_RUNGS,
  type UnclaimedRung,
} from "../../../domain/intake/unclaimed/unclaimed.ts";
import { REPAIR_STATUSES } from "../../../domain/repair/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const READY = z.strictObject({
  intake_id: z.string(),
  repair_id: z.string(),
  status: z.enum(REPAIR_STATUSES),
  received_at: INSTANT,
  ready_at: INSTANT,
});
export type ReadyIntake = z.output<typeof READY>;

/**
 * `ready_at`: when the repair last came from the shop's work to a status in which its client may come, and not before the
 * appliance was there. A change that was taken back counts from where it waited (`since`).
 */
const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<ReadyIntake[]> =>
  readRows(
    db,
    READY,
    sql`
    with ready as (
      select i.id as intake_id, i.repair_id, r.status, i.received_at, greatest(i.received_at, coalesce((
        select max(coalesce((s.payload ->> 'since')::timestamptz, s.created_at)) from app.repair_item s
        where s.shop_id = ${SHOP_ID} and s.repair_id = r.id and s.type = 'StatusChanged'
          and s.payload ->> 'to' = any(${[...TO_FETCH]}::text[]) and s.payload ->> 'from' <> all(${[...TO_FETCH]}::text[])),
        r."statusFrom")) as ready_at
      from app.intake i join app.repair r on r.shop_id = ${SHOP_ID} and r.id = i.repair_id
      where i.shop_id = ${SHOP_ID} and i.returned_at is null and r.status = any(${[...TO_FETCH]}::text[]))
    select ready.* from ready ${rest}`,
  );

export const readyIntakes = (db: ShopDb): Promise<ReadyIntake[]> =>
  select(db, sql`order by ready.ready_at, ready.intake_id`);

/** Those that have waited longest first. */
export const readyBefore = (db: ShopDb, before: Instant): Promise<ReadyIntake[]> =>
  select(db, sql`where ready.ready_at < ${before} order by ready.ready_at, ready.intake_id`);

export const readyOf = (db: ShopDb, intake_ids: readonly string[]): Promise<ReadyIntake[]> =>
  select(db, sql`where ready.intake_id = any(${[...intake_ids]}::uuid[])`);

const REMINDER = z.strictObject({
  intake_id: z.string(),
  rung: z.enum(UNCLAIMED_RUNGS),
  ready_at: INSTANT,
  message_id: z.string().nullable(),
  created_at: INSTANT,
});
export type UnclaimedReminder = z.output<typeof REMINDER>;

/** Oldest first. */
export const unclaimedReminders = (
  db: ShopDb,
  intake_ids: readonly string[],
): Promise<UnclaimedReminder[]> =>
  readRows(
    db,
    REMINDER,
    sql`select u.intake_id, u.rung, u.ready_at, u.message_id, u.created_at from app.unclaimed_reminder u
      where u.shop_id = ${SHOP_ID} and u.intake_id = any(${[...intake_ids]}::uuid[]) order by u.created_at, u.rung`,
  );

type Reminder = { intake_id: string; rung: UnclaimedRung; ready_at: Instant; at: Instant };

/** True the first time only, and while the appliance is there to be fetched; it stays there until the transaction ends. */
export async function insertUnclaimedReminder(
  db: ShopDb,
  { intake_id, rung, ready_at, at }: Reminder,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into app.unclaimed_reminder (shop_id, intake_id, rung, ready_at, created_at)
    select ${SHOP_ID}, i.id, ${rung}, ${ready_at}, ${at}
    from app.intake i join app.repair r on r.shop_id = ${SHOP_ID} and r.id = i.repair_id
    where i.shop_id = ${SHOP_ID} and i.id = ${intake_id} and i.returned_at is null and r.status = any(${[...REMINDED]}::text[])
    for share of i
    on conflict (shop_id, intake_id, rung, ready_at) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function nameUnclaimedMessage(
  db: ShopDb,
  { intake_id, rung, ready_at }: Omit<Reminder, "at">,
  message_id: string,
): Promise<void> {
  await sql`
    update app.unclaimed_reminder u set message_id = ${message_id}
    where u.shop_id = ${SHOP_ID} and u.intake_id = ${intake_id} and u.rung = ${rung} and u.ready_at = ${ready_at}`.execute(
    db,
  );
}
