/** Visits to come of people who left the shop. */
import { sql } from "kysely";
import { z } from "zod";
import { ABSENCE_KIND } from "../../../domain/agenda/event.ts";
import type { Instant } from "../../../domain/time.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const found = z.strictObject({ id: z.string() });

/**
 * Their ids, in the order of the calendar (« offset 0 »: the visits to come are read first, then who goes to them, never
 * everybody who ever went): those that would have no assignee of the shop without this person, or, when none
 * is named, that have none already. Absences are left out.
 */
export async function visitsWithout(
  db: ShopDb,
  { user_id, now }: { user_id: string | null; now: Instant },
): Promise<string[]> {
  const rows = await readRows(
    db,
    found,
    sql`
    select e.id from (
      select e.id, e.start_at from app.event e
      where e.shop_id = ${SHOP_ID} and e.start_at >= ${now}::timestamptz - interval '1 day' and e.end_at > ${now}
        and e.status = 'TODO' and e.kind <> ${ABSENCE_KIND}
      offset 0) e
    where exists (select from app.event_assignee a join app.shop_user u on u.shop_id = ${SHOP_ID} and u.id = a.user_id
        where a.shop_id = ${SHOP_ID} and a.event_id = e.id
          and case when ${user_id}::uuid is null then u.archived_at is not null else u.id = ${user_id}::uuid end)
      and not exists (select from app.event_assignee a join app.shop_user u on u.shop_id = ${SHOP_ID} and u.id = a.user_id
        where a.shop_id = ${SHOP_ID} and a.event_id = e.id and u.archived_at is null and u.id is distinct from ${user_id}::uuid)
    order by e.start_at, e.id`,
  );
  return rows.map(({ id }) => id);
}
