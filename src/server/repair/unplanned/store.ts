/** The repairs whose client waits for a visit that is not planned yet. */
import { sql } from "kysely";
import { VISIT_WAITED } from "../../../domain/repair/unplanned/waits.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { RepairRow } from "../store.ts";

/** Urgent ones first, then those that have waited longest. */
const MOST = 200;

export async function unplannedRepairs(
  db: ShopDb,
  { now, repair_id }: { now: Instant; repair_id?: string },
): Promise<RepairRow[]> {
  const { rows } = await sql<RepairRow>`
    select r.* from app.repair r
    where r.shop_id = ${SHOP_ID} and r.status = any(${[...VISIT_WAITED]}::text[]) and r."where" = 'Chez le client'
      and not exists (select from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = r.id
        and e.status = 'TODO' and e.end_at > ${now})
      and (${repair_id ?? null}::uuid is null or r.id = ${repair_id ?? null}::uuid)
    order by r.urgency desc, r."statusFrom", r.id limit ${MOST}`.execute(db);
  return rows;
}
