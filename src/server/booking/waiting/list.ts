/** The clients who wait for an earlier window, as the shop sees them. */
import { sql } from "kysely";
import { z } from "zod";
import { WAITING_PARTS } from "../../../domain/booking/waiting/waiting.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const waitingClient = z.strictObject({
  repair_id: z.string(),
  part: z.enum(WAITING_PARTS),
  since: INSTANT,
  public_start_at: INSTANT,
  public_end_at: INSTANT,
  offered_start_at: INSTANT.nullable(),
  offered_end_at: INSTANT.nullable(),
  offered_until: INSTANT.nullable(),
});
export type WaitingClient = z.output<typeof waitingClient>;

const MOST_LISTED = 50;

/** In the order of their requests. One whose appointment is over or cancelled waits for nothing any more. */
export const listWaiting = (db: ShopDb, now: Instant): Promise<WaitingClient[]> =>
  readRows(
    db,
    waitingClient,
    sql`
    select w.repair_id, w.part, w.created_at as since, e.public_start_at, e.public_end_at,
      o.public_start_at as offered_start_at, o.public_end_at as offered_end_at, o.expires_at as offered_until
    from app.waiting w
    join lateral (
      select e.public_start_at, e.public_end_at from app.event e
      where e.shop_id = ${SHOP_ID} and e.repair_id = w.repair_id and e.status = 'TODO' and e.public_start_at > ${now}
      order by e.start_at, e.id limit 1) e on true
    left join lateral (
      select o.public_start_at, o.public_end_at, o.expires_at from app.waiting_offer o
      where o.shop_id = ${SHOP_ID} and o.waiting_id = w.id and o.outcome is null and o.expires_at > ${now}
      order by o.created_at desc, o.id desc limit 1) o on true
    where w.shop_id = ${SHOP_ID} and w.ended_at is null
    order by w.created_at, w.id limit ${MOST_LISTED}`,
  );
