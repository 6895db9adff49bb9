/** Repairs in the board's order: by status, then the urgent ones, then those that have waited longest. */
import { sql } from "kysely";
import { z } from "zod";
import { lateBefore } from "../../domain/repair/late.ts";
import { isArchived, REPAIR_STATUSES, type RepairStatus } from "../../domain/repair/status.ts";
import { readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import { repairsOf, searchedText } from "./search.ts";
import type { RepairRow } from "./store.ts";

export type RepairFilter = {
  status?: readonly string[] | null | undefined;
  /** Words of a reference, a client's name or an appliance; neither case nor accents count. */
  text?: string | null | undefined;
  archived?: boolean | null | undefined;
};

/** Rows of the whole list: `skip` before the first one, `first` at most. */
export type Page = { first?: number | null | undefined; skip?: number | null | undefined };

export type StatusCount = { status: RepairStatus; count: number };

const MOST_LISTED = 500;
/** Archived is a status: what the filter leaves of them, in the board's order. */
const statusesOf = ({ status, archived }: RepairFilter): RepairStatus[] =>
  REPAIR_STATUSES.filter(
    (known) =>
      (!status || status.includes(known)) &&
      (typeof archived !== "boolean" || isArchived(known) === archived),
  );

const statusCount = z.strictObject({ status: z.enum(REPAIR_STATUSES), count: z.number() });

/** How many repairs of each status the filter keeps; a status without any is left out. */
export async function countRepairs(db: ShopDb, filter: RepairFilter): Promise<StatusCount[]> {
  const counts = await readRows(
    db,
    statusCount,
    sql`
    select r.status, count(*) from ${repairsOf(searchedText(filter.text))} and r.status = any(${statusesOf(filter)}::text[])
    group by r.status`,
  );
  const byStatus = new Map(counts.map((row) => [row.status, row]));
  return REPAIR_STATUSES.flatMap((status) => byStatus.get(status) ?? []);
}

/** A page of the list. `counts`, where they are known, are those of this filter. */
export async function listRepairs(
  db: ShopDb,
  filter: RepairFilter & Page,
  counts?: readonly StatusCount[],
): Promise<RepairRow[]> {
  const first = Math.min(Math.max(filter.first ?? MOST_LISTED, 1), MOST_LISTED);
  const skip = Math.max(filter.skip ?? 0, 0);
  const text = searchedText(filter.text);
  if (text) return listFound(db, { text, statuses: statusesOf(filter), skip, first });
  const parts = partsOf(counts ?? (await countRepairs(db, filter)), skip, first);
  return parts.length === 0 ? [] : listParts(db, parts);
}

type Found = { text: string; statuses: RepairStatus[]; skip: number; first: number };

async function listFound(db: ShopDb, { text, statuses, skip, first }: Found): Promise<RepairRow[]> {
  const { rows } = await sql<RepairRow>`
    select r.* from ${repairsOf(text)} and r.status = any(${statuses}::text[])
    order by array_position(${statuses}::text[], r.status), r.urgency desc, r."statusFrom", r.id
    offset ${skip} limit ${first}`.execute(db);
  return rows;
}

/** Without a text only the statuses that the page touches are read, each along its index. */
async function listParts(db: ShopDb, parts: readonly Part[]): Promise<RepairRow[]> {
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
function partsOf(counts: readonly StatusCount[], skip: number, first: number): Part[] {
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

/** What has been in its status for too long, the longest first, and how many there are in all. */
export async function listLateRepairs(
  db: ShopDb,
  now: number,
  first: number,
): Promise<{ count: number; repairs: RepairRow[] }> {
  const limits = lateBefore(now);
  const { rows } = await sql<RepairRow & { total: number }>`
    select r.*, count(*) over () as total
    from unnest(${limits.map(({ status }) => status)}::text[], ${limits.map(({ before }) => before)}::timestamptz[]) as l (status, before)
    join app.repair r on r.shop_id = ${SHOP_ID} and r.status = l.status and r."statusFrom" < l.before
    order by r."statusFrom", r.id limit ${Math.min(Math.max(first, 1), MOST_LISTED)}`.execute(db);
  return { count: rows[0]?.total ?? 0, repairs: rows };
}
