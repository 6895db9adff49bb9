/** The bookings of unknown contacts that the shop should look at, while they are unusually many. */
import { sql } from "kysely";
import { z } from "zod";
import { MOST_SETTLED } from "../../../domain/booking/hold.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const unusual = z.strictObject({
  repair_id: z.string(),
  reference: z.string(),
  created_at: INSTANT,
  held_until: INSTANT.nullable(),
  confirmed_at: INSTANT.nullable(),
  released_at: INSTANT.nullable(),
  event_status: z.string(),
  kind: z.string(),
  public_start_at: INSTANT,
  public_end_at: INSTANT,
  lastname: z.string(),
  firstname: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type UnusualBooking = z.output<typeof unusual>;

/** Those of the last 24 hours to come, when one of them had to be confirmed; those that the client confirmed are not. */
export const listUnusual = (db: ShopDb, now: Instant): Promise<UnusualBooking[]> =>
  readRows(
    db,
    unusual,
    sql`
    with recent as (
      select b.* from app.booking b
      where b.shop_id = ${SHOP_ID} and b.created_at > ${now}::timestamptz - interval '1 day')
    select b.repair_id, r.reference, b.created_at, b.held_until, b.confirmed_at, b.released_at, e.status as event_status,
      e.kind, coalesce(e.public_start_at, e.start_at) as public_start_at, coalesce(e.public_end_at, e.end_at) as public_end_at,
      c.lastname, c.firstname, c.email, coalesce((select p.number from app.client_phone p where p.shop_id = c.shop_id
        and p.client_id = c.id order by p.position limit 1), '') as phone
    from recent b
    join app.repair r on r.shop_id = b.shop_id and r.id = b.repair_id
    join app.client c on c.shop_id = r.shop_id and c.id = r.client_id
    join lateral (select e.* from app.event e where e.shop_id = b.shop_id and e.repair_id = b.repair_id
      order by e.start_at desc, e.id desc limit 1) e on true
    where b.confirmed_at is null and e.status <> 'DONE' and e.end_at > ${now}
      and exists (select from recent other where other.held_until is not null)
    order by e.start_at, b.repair_id limit ${MOST_SETTLED}`,
  );
