/** « À débloquer » of the home page: `isBlocked` of the domain, counted by status. */
import { sql } from "kysely";
import { blockedBefore } from "../../../domain/repair/blocked.ts";
import { epochOf, type Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { RepairRow } from "../store.ts";

export type BlockedGroup = { status: string; count: number; repairs: RepairRow[] };

/** The statuses that hold a blocked repair, in their order, each with the `first` that have waited longest. */
export async function listBlocked(
  db: ShopDb,
  { now, first }: { now: Instant; first: number },
): Promise<BlockedGroup[]> {
  const bounds = blockedBefore(epochOf(now));
  // Counted and sorted on what the index holds; only the rows shown are read.
  const { rows } = await sql<RepairRow & { total: number }>`
    with blocked as materialized (
      select r.id, bound.turn, r."statusFrom", count(*) over same_status as total,
        row_number() over (same_status order by r."statusFrom", r.id) as place
      from unnest(${bounds.map(({ status }) => status)}::text[], ${bounds.map(({ before }) => before)}::timestamptz[],
        ${bounds.map(({ visits }) => visits)}::boolean[]) with ordinality as bound (status, before, visits, turn)
      join app.repair r on r.shop_id = ${SHOP_ID} and r.status = bound.status and r."statusFrom" < bound.before
      where not (bound.visits and exists (select from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = r.id
        and e.status = 'TODO' and e.end_at > ${now}))
      window same_status as (partition by r.status))
    select r.*, blocked.total from blocked join app.repair r on r.shop_id = ${SHOP_ID} and r.id = blocked.id
    where blocked.place <= ${first} order by blocked.turn, blocked.place`.execute(db);
  return [...Map.groupBy(rows, ({ status }) => status)].map(([status, repairs]) => ({
    status,
    count: repairs[0]?.total ?? 0,
    repairs,
  }));
}
