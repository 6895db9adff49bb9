/** Absences to come of the people of the shop. */
import { sql } from "kysely";
import { z } from "zod";
import { ABSENCE_KIND } from "../../../domain/agenda/event.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const absence = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  start_at: INSTANT,
  end_at: INSTANT,
  fullday: z.boolean(),
  notes: z.string(),
});
export type Absence = z.output<typeof absence>;

/** A person has few of them: a year of holidays, a training. */
const MOST = 500;

export const absencesOf = (
  db: ShopDb,
  user_ids: readonly string[],
  now: Instant,
): Promise<Absence[]> =>
  readRows(
    db,
    absence,
    sql`
    select e.id, a.user_id, e.start_at, e.end_at, e.fullday, e.notes
    from app.event_assignee a join app.event e on e.shop_id = ${SHOP_ID} and e.id = a.event_id
    where a.shop_id = ${SHOP_ID} and a.user_id = any(${[...user_ids]}::uuid[]) and upper(a.busy) > ${now}
      and a.status <> 'CANCEL' and e.kind = ${ABSENCE_KIND}
    order by e.start_at, e.id limit ${MOST}`,
  );
