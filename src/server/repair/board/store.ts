/** The board's columns and the list of repairs, filtered and sorted. Their order is the index `repair_by_status`. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import {
  enteredBefore,
  statusesOf,
  type RepairFilter,
  type RepairOrder,
} from "../../../domain/repair/board/filter.ts";
import type { Assignment, RepairMove } from "../../../domain/repair/board/moves.ts";
import type { JournalItem } from "../../../domain/repair/journal.ts";
import { isArchived, REPAIR_STATUSES, type RepairStatus } from "../../../domain/repair/status.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { planLetters, planWebhooks } from "../notice/store.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import { loadRepairsInOrder, type RepairRow } from "../store.ts";

/** `now` is the moment that ages count back from. */
export type Asked = { filter: RepairFilter; now: Instant };
/** How many repairs of each status were found, and the ids of the first of them, in the board's order. */
export type FoundByStatus = ReadonlyMap<RepairStatus, { count: number; ids: readonly string[] }>;
/** `found`: what the filter keeps when it has a text, searched once for the page and the counts. */
export type Filtered = Asked & { found: FoundByStatus | undefined };

/** `peopleOf` of the domain. */
const isWorkedOnBy = (technician: string) => sql`
  case when r.technician_id is not null then r.technician_id = ${technician} else exists (
    select from app.event_assignee a where a.shop_id = ${SHOP_ID} and a.user_id = ${technician} and a.event_id = (
      select e.id from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = r.id and e.status <> 'CANCEL'
      order by e.start_at desc, e.id desc limit 1)) end`;

const isOfTrade = (category_id: string) => sql`
  exists (select from app.appliance a where a.shop_id = ${SHOP_ID} and a.id = r.appliance_id and a.category_id = ${category_id})`;

/** What a repair `r` must fulfil, besides its status and its text. */
function conditionsOf({ filter, now }: Asked): RawBuilder<unknown>[] {
  const { technician, urgent, age, type, trade } = filter;
  const since = enteredBefore(age, now);
  return [
    technician && isWorkedOnBy(technician),
    urgent && sql`r.urgency = 1`,
    since && sql`r."statusFrom" <= ${since}`,
    type && sql`r.intervention_type = ${type}`,
    trade && isOfTrade(trade),
  ].flatMap((part) => part || []);
}

const conditionOf = (asked: Asked): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditionsOf(asked)], sql` and `);

/** Whether the filter asks for more than a status and a text. */
export const isNarrowed = (asked: Asked): boolean => conditionsOf(asked).length > 0;

const idsOf = (found: FoundByStatus): string[] => [...found.values()].flatMap(({ ids }) => ids);

const keptOfStatus = z.strictObject({ status: z.enum(REPAIR_STATUSES), ids: z.array(z.string()) });

/** Of all that were found, those that the rest of the filter keeps too. */
export async function narrowFound(
  db: ShopDb,
  { found, ...asked }: Asked & { found: FoundByStatus },
): Promise<FoundByStatus> {
  if (!isNarrowed(asked)) return found;
  const rows = await readRows(
    db,
    keptOfStatus,
    sql`
    select r.status, array_agg(r.id order by r.urgency desc, r."statusFrom", r.id) as ids from app.repair r
    where r.shop_id = ${SHOP_ID} and r.id = any(${idsOf(found)}::uuid[]) and ${conditionOf(asked)}
    group by r.status`,
  );
  return new Map(rows.map(({ status, ids }) => [status, { count: ids.length, ids }]));
}

const statusCount = z.strictObject({ status: z.enum(REPAIR_STATUSES), count: z.number() });
type StatusCount = z.output<typeof statusCount>;

/**
 * How many repairs of each status the filter keeps, also of those that have none. Each is counted along its part of
 * the index: grouping the rows of a shop with 19,000 archived repairs took four times longer.
 */
export async function countByStatus(
  db: ShopDb,
  { found, ...asked }: Filtered,
): Promise<StatusCount[]> {
  const statuses = statusesOf(asked.filter);
  if (found) return statuses.map((status) => ({ status, count: found.get(status)?.count ?? 0 }));
  return readRows(
    db,
    statusCount,
    sql`
    select known.status, (select count(*) from app.repair r
      where r.shop_id = ${SHOP_ID} and r.status = known.status and ${conditionOf(asked)}) as count
    from unnest(${statuses}::text[]) with ordinality as known (status, turn) order by known.turn`,
  );
}

/** The first rows of each status. */
export async function firstOfEach(
  db: ShopDb,
  { found, ...asked }: Filtered,
  first: number,
): Promise<RepairRow[]> {
  const statuses = statusesOf(asked.filter);
  if (found) {
    const ids = statuses.flatMap((status) => found.get(status)?.ids.slice(0, first) ?? []);
    return loadRepairsInOrder(db, ids);
  }
  const { rows } = await sql<RepairRow & { turn: number }>`
    select page.* from unnest(${statuses}::text[]) with ordinality as known (status, turn),
      lateral (select r.*, known.turn from app.repair r
        where r.shop_id = ${SHOP_ID} and r.status = known.status and ${conditionOf(asked)}
        order by r.urgency desc, r."statusFrom", r.id limit ${first}) page
    order by page.turn, page.urgency desc, page."statusFrom", page.id`.execute(db);
  return rows;
}

type Direction = "asc" | "desc";

const ORDERS: Record<
  Exclude<RepairOrder, "status">,
  (direction: RawBuilder<unknown>) => RawBuilder<unknown>
> = {
  client: (direction) => sql`lower(c.lastname) ${direction}, lower(c.firstname) ${direction}`,
  reference: (direction) => sql`r.reference ${direction}`,
  since: (direction) => sql`r."statusFrom" ${direction}`,
  updated: (direction) => sql`r."lastUpdateAt" ${direction}`,
  created: (direction) => sql`r.created_at ${direction}`,
};

const CLIENT_OF = sql`join app.client c on c.shop_id = ${SHOP_ID} and c.id = r.client_id`;

export type Sorting = { order: RepairOrder; direction: Direction };

/** A page of the list. */
export async function sortedPage(
  db: ShopDb,
  filtered: Filtered,
  { order, direction, ...bounds }: Sorting & Bounds,
): Promise<RepairRow[]> {
  if (order === "status") return boardPage(db, filtered, { direction, ...bounds });
  const { found, ...asked } = filtered;
  const by = ORDERS[order](direction === "desc" ? sql`desc` : sql`asc`);
  const kept = found
    ? sql`r.id = any(${idsOf(found)}::uuid[])`
    : sql`r.status = any(${statusesOf(asked.filter)}::text[]) and ${conditionOf(asked)}`;
  const { rows } = await sql<RepairRow>`
    select r.* from app.repair r ${order === "client" ? CLIENT_OF : sql``}
    where r.shop_id = ${SHOP_ID} and ${kept}
    order by ${by}, r.id offset ${bounds.skip} limit ${bounds.first}`.execute(db);
  return rows;
}

/** The statuses put end to end, none read further than the page may reach: sorting the archived ones took 25 ms. */
async function boardPage(
  db: ShopDb,
  { found, ...asked }: Filtered,
  { direction, skip, first }: Omit<Sorting, "order"> & Bounds,
): Promise<RepairRow[]> {
  const known = statusesOf(asked.filter);
  const statuses = direction === "desc" ? known.toReversed() : known;
  if (found) {
    const ids = statuses.flatMap((status) => found.get(status)?.ids ?? []);
    return loadRepairsInOrder(db, ids.slice(skip, skip + first));
  }
  const { rows } = await sql<RepairRow>`
    with page as materialized (
      select part.* from unnest(${statuses}::text[]) with ordinality as known (status, turn),
        lateral (select r.id, known.turn, r.urgency, r."statusFrom" from app.repair r
          where r.shop_id = ${SHOP_ID} and r.status = known.status and ${conditionOf(asked)}
          order by r.urgency desc, r."statusFrom", r.id limit ${skip + first}) part
      order by part.turn, part.urgency desc, part."statusFrom", part.id offset ${skip} limit ${first})
    select r.* from page join app.repair r on r.shop_id = ${SHOP_ID} and r.id = page.id
    order by page.turn, page.urgency desc, page."statusFrom", page.id`.execute(db);
  return rows;
}

/** These repairs in the order of their ids, which all who lock many follow: two requests never wait for each other. */
export async function lockRepairs(db: ShopDb, ids: readonly string[]): Promise<RepairRow[]> {
  const { rows } = await sql<RepairRow>`
    select r.* from app.repair r where r.shop_id = ${SHOP_ID} and r.id = any(${[...ids]}::uuid[])
    order by r.id for update`.execute(db);
  return rows;
}

const latestChange = z.strictObject({
  repair_id: z.string(),
  from: z.enum(REPAIR_STATUSES),
  to: z.enum(REPAIR_STATUSES),
  since: INSTANT,
});

/** The latest change of status of each, for those that had one; `since`: when the repair had entered the status it left. */
export const latestChanges = (
  db: ShopDb,
  ids: readonly string[],
): Promise<z.output<typeof latestChange>[]> =>
  readRows(
    db,
    latestChange,
    sql`
    select distinct on (i.repair_id) i.repair_id, i.payload ->> 'from' as "from", i.payload ->> 'to' as "to",
      coalesce(lag(coalesce((i.payload ->> 'since')::timestamptz, i.created_at)) over (partition by i.repair_id order by i.id),
        r.created_at) as since
    from app.repair_item i join app.repair r on r.shop_id = ${SHOP_ID} and r.id = i.repair_id
    where i.shop_id = ${SHOP_ID} and i.repair_id = any(${[...ids]}::uuid[]) and i.type = 'StatusChanged'
    order by i.repair_id, i.id desc`,
  );

type Writing = { author: Author; at: Instant };

/** A part of a statement: one item in the journal of each. */
const journalOf = (items: readonly { repair_id: string; item: JournalItem }[], writing: Writing) =>
  sql`insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
  select ${SHOP_ID}, (written.entry ->> 'repair_id')::uuid, written.entry #>> '{item,type}', written.entry #> '{item,payload}',
    ${writing.author.kind}, ${writing.author.account_id}::uuid, ${writing.at}
  from jsonb_array_elements(${JSON.stringify(items)}::jsonb) with ordinality as written (entry, turn) order by written.turn`;

type MoveItem = { repair_id: string; item: JournalItem };

/** `since`: from when the days in its status are counted. */
export type MadeMove = RepairMove & { since: Instant };

/** Gives each repair its status, and says so in its journal, in one statement. */
export async function writeMoves(
  db: ShopDb,
  { moves, items }: { moves: readonly MadeMove[]; items: readonly MoveItem[] },
  writing: Writing,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`with journal as (${journalOf(items, writing)})
    update app.repair r set status = moved.status, archived = moved.archived, "statusFrom" = moved.since, "lastUpdateAt" = ${writing.at}
    from unnest(${moves.map(({ repair_id }) => repair_id)}::uuid[], ${moves.map(({ to }) => to)}::text[],
      ${moves.map(({ to }) => isArchived(to))}::boolean[], ${moves.map(({ since }) => since)}::timestamptz[]) as moved (id, status, archived, since)
    where r.shop_id = ${SHOP_ID} and r.id = moved.id`.execute(db);
  const taken = moves.map(({ repair_id, to }) => ({ repair_id, status: to }));
  await planLetters(db, taken, writing.at);
  const written = items.map(({ repair_id, item }) => ({ repair_id, items: [item] }));
  await planWebhooks(db, written, writing.at);
}

/** Entrusts each repair to its person, and says so in its journal. */
export async function writeAssignments(
  db: ShopDb,
  { assignments, items }: { assignments: readonly Assignment[]; items: readonly MoveItem[] },
  writing: Writing,
): Promise<void> {
  if (assignments.length === 0) return;
  await sql`with journal as (${journalOf(items, writing)})
    update app.repair r set technician_id = entrusted.technician_id, "lastUpdateAt" = ${writing.at}
    from unnest(${assignments.map(({ repair_id }) => repair_id)}::uuid[],
      ${assignments.map(({ technician_id }) => technician_id)}::uuid[]) as entrusted (id, technician_id)
    where r.shop_id = ${SHOP_ID} and r.id = entrusted.id`.execute(db);
}
