/** The visits as they were: what technicians pressed on the spot. */
import { sql } from "kysely";
import { z } from "zod";
import type { RealVisit } from "../../../domain/agenda/pace/pace.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const visit = z.strictObject({
  user_id: z.string(),
  lat: z.number(),
  lon: z.number(),
  arrived_at: INSTANT,
  left_at: INSTANT.nullable(),
  done_at: INSTANT.nullable(),
});

/**
 * Those of one person since then. The end is the last change of a visit that is done: one that was corrected the day
 * after ends after the next visit began, and counts for nothing.
 */
export async function realVisits(db: ShopDb, since: Instant): Promise<RealVisit[]> {
  const rows = await readRows(
    db,
    visit,
    sql`
    select a.user_id, e.lat, e.lon, i.arrived_at, i.left_at,
      case when e.status = 'DONE' then e.updated_at end as done_at
    from (
      select i.repair_id, i.payload ->> 'event_id' as event_id,
        min(i.created_at) filter (where i.type = 'TechnicianArrived') as arrived_at,
        max(i.created_at) filter (where i.type = 'TechnicianLeft') as left_at
      from app.repair_item i
      where i.shop_id = ${SHOP_ID} and i.type in ('TechnicianArrived', 'TechnicianLeft') and i.created_at >= ${since}
      group by 1, 2) i
    join app.event e on e.shop_id = ${SHOP_ID} and e.repair_id = i.repair_id and e.id::text = i.event_id
    join app.event_assignee a on a.shop_id = ${SHOP_ID} and a.event_id = e.id
    where i.arrived_at is not null and e."where" = 'Chez le client' and e.status <> 'CANCEL'
      and e.lat is not null and e.lon is not null
      and not exists (select from app.event_assignee b
        where b.shop_id = ${SHOP_ID} and b.event_id = e.id and b.user_id <> a.user_id)`,
  );
  return rows.map(({ lat, lon, ...one }) => ({ ...one, place: { lat, lon } }));
}
