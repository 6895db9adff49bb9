/** Repairs in the board's order: by status, then the urgent ones, then those that have waited longest. */
import { sql } from "kysely";
import { searchedText, statusesOf } from "../../domain/repair/board/filter.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import { boundsOf, type Bounds, type Page } from "../platform/graphql/page.ts";
import { countByStatus, type Asked } from "./board/store.ts";
import { searchRepairs, type RepairSearch } from "./search.ts";
import { loadRepairsInOrder, type RepairRow } from "./store.ts";

/** A page of the repairs. */
export async function listRepairs(db: ShopDb, asked: Asked, bounds: Page): Promise<RepairRow[]> {
  const page = boundsOf(bounds);
  const text = searchedText(asked.filter.text);
  if (text) return findRepairs(db, { text, statuses: statusesOf(asked.filter) }, page);
  const counts = await countByStatus(db, { ...asked, found: undefined });
  return listParts(db, partsOf(counts, page));
}

async function findRepairs(
  db: ShopDb,
  search: RepairSearch,
  { skip, first }: Bounds,
): Promise<RepairRow[]> {
  const end = skip + first;
  const found = await searchRepairs(db, { ...search, most: end });
  const ids = [...found.values()].flatMap((part) => part.ids);
  return loadRepairsInOrder(db, ids.slice(skip, end));
}

/** Without a text only the statuses that the page touches are read, each along its index. */
async function listParts(db: ShopDb, parts: readonly Part[]): Promise<RepairRow[]> {
  if (parts.length === 0) return [];
  const reads = parts.map(
    ({ status, skip, take }, turn) => sql`
    (select r.*, ${turn}::int as turn from app.repair r where r.shop_id = ${SHOP_ID} and r.status = ${status}
    order by r.urgency desc, r."statusFrom", r.id offset ${skip} limit ${take})`,
  );
  const { rows } = await sql<RepairRow & { turn: number }>`
    select * from (${sql.join(reads, sql` union all `)}) as page order by turn, urgency desc, "statusFrom", id`.execute(
    db,
  );
  return rows;
}

type Part = { status: RepairStatus; skip: number; take: number };

/** The rows `skip` to `skip + first` of all statuses put end to end, status by status. */
function partsOf(
  counts: readonly { status: RepairStatus; count: number }[],
  { skip, first }: Bounds,
): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const { status, count } of counts) {
    const from = Math.max(skip - start, 0);
    const to = Math.min(skip + first - start, count);
    if (from < to) parts.push({ status, skip: from, take: to - from });
    start += count;
  }
  return parts;
}
