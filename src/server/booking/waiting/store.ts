/** Clients in line for an earlier window. */
import { sql } from "kysely";
import { z } from "zod";
import type { FreedHours } from "../../../domain/agenda/freed/freed.ts";
import { WAITING_PARTS, type WaitingPart } from "../../../domain/booking/waiting/waiting.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type Asking = { repair_id: string; part: WaitingPart; at: Instant };

/** Asked again, a client keeps their place in line; who had left it, or was served, takes the last. */
export async function insertWaiting(db: ShopDb, { repair_id, part, at }: Asking): Promise<void> {
  await sql`
    insert into app.waiting (shop_id, repair_id, part, created_at) values (${SHOP_ID}, ${repair_id}, ${part}, ${at})
    on conflict on constraint waiting_once do update set part = excluded.part, ended_at = null,
      created_at = case when waiting.ended_at is null then waiting.created_at else excluded.created_at end`.execute(
    db,
  );
}

/** False when they were not in line. */
export async function endWaiting(db: ShopDb, repair_id: string, at: Instant): Promise<boolean> {
  const ended = await db
    .updateTable("waiting")
    .set({ ended_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("repair_id", "=", repair_id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return ended !== undefined;
}

const wait = z.strictObject({
  id: z.string(),
  repair_id: z.string(),
  event_id: z.string(),
  part: z.enum(WAITING_PARTS),
  created_at: INSTANT,
  public_start_at: INSTANT,
  public_end_at: INSTANT,
});
export type Wait = z.output<typeof wait>;

/** How many clients in line are asked of one freed window. */
const MOST_ASKED = 50;

/** Those whose appointment comes later and who were not offered these hours, in the order of their requests. */
export const inLine = (db: ShopDb, { user_id, start_at }: FreedHours): Promise<Wait[]> =>
  readRows(
    db,
    wait,
    sql`
    select w.id, w.repair_id, w.part, w.created_at, e.id as event_id, e.public_start_at, e.public_end_at
    from app.waiting w join lateral (
      select e.id, e.public_start_at, e.public_end_at from app.event e
      where e.shop_id = ${SHOP_ID} and e.repair_id = w.repair_id and e.status = 'TODO' and e.public_start_at > ${start_at}
      order by e.start_at, e.id limit 1) e on true
    where w.shop_id = ${SHOP_ID} and w.ended_at is null and not exists (
      select from app.waiting_offer o where o.shop_id = ${SHOP_ID} and o.waiting_id = w.id
        and o.user_id = ${user_id} and o.freed_at = ${start_at})
    order by w.created_at, w.id limit ${MOST_ASKED}`,
  );
