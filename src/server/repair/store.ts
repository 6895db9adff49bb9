/** Repairs and their journal. A repair's row is what its journal adds up to: both are written together. */
import { randomBytes } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Location } from "../../domain/catalogue/interventions.ts";
import type { JournalEntry, JournalItem } from "../../domain/repair/journal.ts";
import { fold } from "../../domain/repair/fold.ts";
import type { NewRepair } from "../../domain/repair/new.ts";
import { repairSeries } from "../../domain/repair/reference.ts";
import { openingEvents } from "../../domain/repair/webhook/events.ts";
import {
  DONE_STATUSES,
  isArchived,
  statusAfter,
  statusWithLoan,
  type RepairEvent,
  type RepairStatus,
} from "../../domain/repair/status.ts";
import type { Instant, LocalDate } from "../../domain/time.ts";
import type { ClientMove } from "../client/merge/store.ts";
import type { Author } from "../platform/change.ts";
import { leaveForCommit } from "../platform/database/before-commit.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { INSTANT, readRows } from "../platform/database/rows.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import { repairsWithLoan } from "./loan/store.ts";
import { notifyOfItems, planningWebhooks } from "./notice/store.ts";

export type RepairRow = {
  shop_id: string;
  id: string;
  sheetid: string;
  reference: string;
  client_id: string;
  appliance_id: string | null;
  technician_id: string | null;
  intervention_type: string;
  where: Location;
  description: string;
  status: RepairStatus;
  urgency: number;
  /** The word of a safety card; empty for none. */
  danger: string;
  archived: boolean;
  /** Where the machine stands in the workshop; empty while it is not there. */
  place: string;
  /** The first repair of the same machine, when this one is its return. */
  return_of: string | null;
  created_at: Instant;
  created_by: string | null;
  lastUpdateAt: Instant;
  statusFrom: Instant;
};

/** `r`, a repair, was carried out: one that comes back is to be done again. */
export const IS_PERFORMED = sql<boolean>`(r.status = any(${[...DONE_STATUSES]}::text[]) or (r.archived and r.done))`;

/** What a repair starts with: its link, the first items of its journal and their author. */
export type Opening = {
  sheetid: string;
  author: Author;
  items: readonly JournalItem[];
  /** Takes the shop's next reference of that year at once: see `numberRepair`. */
  created_on?: LocalDate;
};

/** An unguessable link of 128 bits, like `app.token` of the database. */
export const newSheetid = (): string => randomBytes(16).toString("base64url");

/**
 * Writes a repair, its link and the first items of its journal in one statement; returns its reference. Its client and
 * its appliance must exist. Without `created_on` the reference column holds the id until the same transaction calls
 * `numberRepair`, so no other transaction reads that value.
 */
export async function insertRepair(
  db: ShopDb,
  repair: NewRepair,
  { sheetid, author, items, created_on }: Opening,
): Promise<string> {
  const { shop_id, id, created_at } = repair;
  const sum = fold(items);
  const status = sum.status ?? repair.status;
  const events = openingEvents({ repair_id: id, items });
  const inserted = db
    .insertInto("repair")
    .values({
      ...repair,
      status,
      urgency: sum.urgency ?? repair.urgency,
      danger: sum.danger ?? "",
      archived: isArchived(status),
      reference: created_on ? nextReference(yearOf(created_on)) : id,
      sheetid,
      lastUpdateAt: created_at,
      statusFrom: created_at,
    })
    .returning([
      "reference",
      planningWebhooks({ repair_id: id, at: created_at }, events).as("told"),
    ]);
  const { rows } = await sql<Pick<RepairRow, "reference"> & { told: string[] }>`
    with link as (insert into app.repair_link (sheetid, shop_id) values (${sheetid}, ${shop_id})),
    journal as (${insertItems({ shop_id, repair_id: id, author, at: created_at }, items)})
    ${inserted}`.execute(db);
  const [written] = rows;
  if (!written) throw new Error(`the repair ${id} was not written`);
  leaveForCommit(db, written.told);
  return written.reference;
}

/**
 * Gives a new repair the shop's next reference of the year. The shop's counter stays locked until the end
 * of the transaction, and everybody who creates a repair waits for it: come last, once nothing can be refused.
 */
export async function numberRepair(
  db: ShopDb,
  { id, created_on }: { id: string; created_on: LocalDate },
): Promise<string> {
  const { reference } = await db
    .updateTable("repair")
    .set({ reference: nextReference(yearOf(created_on)) })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .returning("reference")
    .executeTakeFirstOrThrow();
  return reference;
}

const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

/** `repairReference` of the domain, in the statement that takes the number. */
const nextReference = (year: number) => {
  const series = repairSeries(year);
  return sql<string>`(select ${series} || '-' || lpad(n::text, greatest(5, length(n::text)), '0') from app.take_number(${series}))`;
};

/**
 * Stands for a repair's reference in texts written before its number is taken, in as many characters: the lines of
 * a calendar file keep their length.
 */
export const REFERENCE_TO_COME = "R0000-#####";

type RepairKey = { shop_id: string; repair_id: string };

/** `text` with the repair's reference; it must be numbered earlier in the transaction. */
export function withReference(text: string, { shop_id, repair_id }: RepairKey): RawBuilder<string> {
  if (!text.includes(REFERENCE_TO_COME)) return sql<string>`${text}`;
  return sql<string>`replace(${text}, ${REFERENCE_TO_COME},
    (select n.reference from app.repair n where n.shop_id = ${shop_id} and n.id = ${repair_id}))`;
}

export type Written = { shop_id: string; repair_id: string; author: Author; at: Instant };

/** Adds to the journal and to what it adds up to, in one statement. Items are read in the order of writing. */
export async function appendItems(
  db: ShopDb,
  written: Written,
  items: readonly JournalItem[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`with journal as (${insertItems(written, items)}) ${updateSum(written, items)}`.execute(
    db,
  );
  await notifyOfItems(db, written, items);
}

/** A statement, or a part of one: the rows of the journal. */
export const insertItems = (
  { shop_id, repair_id, author, at }: Written,
  items: readonly JournalItem[],
): RawBuilder<unknown> => sql`
  insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
  select ${shop_id}, ${repair_id}, given.item ->> 'type', given.item -> 'payload', ${author.kind}, ${author.account_id}, ${at}
  from jsonb_array_elements((${withReference(JSON.stringify(items), { shop_id, repair_id })})::jsonb)
    with ordinality as given (item, turn) order by given.turn`;

/** The same: the repair's row with what these items change in it; a row that they leave as it is is not written. */
export function updateSum(
  { shop_id, repair_id, at }: Written,
  items: readonly JournalItem[],
): RawBuilder<unknown> {
  const { status, archived, urgency, danger, place } = fold(items);
  return sql`
    update app.repair r set "lastUpdateAt" = greatest(r."lastUpdateAt", ${at}),
      urgency = coalesce(${urgency}::int, r.urgency),
      danger = coalesce(${danger}::text, r.danger),
      place = coalesce(${place}::text, r.place),
      status = coalesce(${status}::text, r.status),
      archived = coalesce(${archived}::boolean, r.archived),
      done = r.done or coalesce(${status}::text = any(${[...DONE_STATUSES]}::text[]), false),
      "statusFrom" = case when ${status}::text is null or ${status} = r.status then r."statusFrom" else ${at}::timestamptz end
    where r.shop_id = ${shop_id} and r.id = ${repair_id}
      and (r."lastUpdateAt" <> ${at}::timestamptz or ${status}::text is not null or ${urgency}::int is not null
        or ${danger}::text is not null or ${place}::text is not null)`;
}

/** The repair, held until the end of the transaction: what is decided on its status stays true. */
export async function lockRepair(db: ShopDb, id: string): Promise<RepairRow | undefined> {
  const [repair] = await lockRepairs(db, [id]);
  return repair;
}

/** The same for several, locked in the one order that never deadlocks. */
export async function lockRepairs(db: ShopDb, ids: readonly string[]): Promise<RepairRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RepairRow>`
    select r.* from app.repair r where r.shop_id = ${SHOP_ID} and r.id = any(${[...ids]}::uuid[])
    order by r.id for update`.execute(db);
  return rows;
}

/** What the sheet corrects of the row itself; the journal is written beside it, in the same transaction. */
export async function setRepairFields(
  db: ShopDb,
  id: string,
  fields: Partial<Pick<RepairRow, "description" | "appliance_id" | "return_of">>,
): Promise<void> {
  await db
    .updateTable("repair")
    .set(fields)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** Moves the repair on by itself after something that happened to it, when its status allows (domain/repair/status.ts). */
export async function advanceRepair(
  db: ShopDb,
  repair_id: string,
  { event, author, at }: { event: RepairEvent; author: Author; at: Instant },
): Promise<void> {
  const repair = await lockRepair(db, repair_id);
  if (!repair) return;
  // A loan is asked for where it counts: few events close a repair.
  const isClosing = isArchived(statusAfter(event, repair.status));
  const hasLoan = isClosing && (await repairsWithLoan(db, [repair_id])).has(repair_id);
  const to = (hasLoan ? statusWithLoan : statusAfter)(event, repair.status);
  if (to === repair.status) return;
  await appendItems(db, { shop_id: repair.shop_id, repair_id, author, at }, [
    { type: "StatusChanged", payload: { from: repair.status, to } },
  ]);
}

const ARRIVAL = z.strictObject({ repair_id: z.string(), event_id: z.string(), at: INSTANT });
export type Arrival = z.output<typeof ARRIVAL>;

/** When the technician first said to be on the spot, for each appointment of these repairs. */
export const arrivalsOf = (db: ShopDb, repair_ids: readonly string[]): Promise<Arrival[]> =>
  readRows(
    db,
    ARRIVAL,
    sql`
    select i.repair_id, i.payload ->> 'event_id' as event_id, min(i.created_at) as at
    from app.repair_item i
    where i.shop_id = ${SHOP_ID} and i.repair_id = any(${[...repair_ids]}::uuid[]) and i.type = 'TechnicianArrived'
    group by 1, 2`,
  );

export async function loadRepairs(db: ShopDb, ids: readonly string[]): Promise<RepairRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<RepairRow>`
    select r.* from app.repair r where r.shop_id = ${SHOP_ID} and r.id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

export async function loadRepairsInOrder(db: ShopDb, ids: readonly string[]): Promise<RepairRow[]> {
  const byId = new Map((await loadRepairs(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function repairsOfClients(
  db: ShopDb,
  client_ids: readonly string[],
): Promise<RepairRow[]> {
  if (client_ids.length === 0) return [];
  const { rows } = await sql<RepairRow>`
    select r.* from app.repair r where r.shop_id = ${SHOP_ID} and r.client_id = any(${[...client_ids]}::uuid[]) order by r.created_at desc, r.id desc`.execute(
    db,
  );
  return rows;
}

/** What was done to each, the latest first. */
export async function repairsOfAppliances(
  db: ShopDb,
  appliance_ids: readonly string[],
): Promise<(RepairRow & { appliance_id: string })[]> {
  if (appliance_ids.length === 0) return [];
  const { rows } = await sql<RepairRow & { appliance_id: string }>`
    select r.* from app.repair r where r.shop_id = ${SHOP_ID} and r.appliance_id = any(${[...appliance_ids]}::uuid[])
    order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}

/** An item as read: `created_by_name` is empty for whoever is no user of this shop (any more). */
export type ItemRow = JournalEntry & { repair_id: string; created_by_name: string };

/** The journals of these repairs, each in its order. */
export async function itemsOfRepairs(
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<ItemRow[]> {
  if (repair_ids.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select i.id, i.repair_id, i.type, i.payload, i.author, i.created_by, i.created_at,
      coalesce(u.firstname || ' ' || u.lastname, '') as created_by_name
    from app.repair_item i left join app.shop_user u on u.shop_id = i.shop_id and u.id = i.created_by
    where i.shop_id = ${SHOP_ID} and i.repair_id = any(${[...repair_ids]}::uuid[]) order by i.repair_id, i.id`.execute(
    db,
  );
  return rows;
}

/** The item of each journal that says the fault last: see `answersOf` of the domain. */
export async function reportsOfRepairs(
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<(JournalItem & { repair_id: string })[]> {
  if (repair_ids.length === 0) return [];
  const { rows } = await sql<JournalItem & { repair_id: string }>`
    select distinct on (i.repair_id) i.repair_id, i.type, i.payload from app.repair_item i
    where i.shop_id = ${SHOP_ID} and i.repair_id = any(${[...repair_ids]}::uuid[])
      and i.type in ('SymptomAdded', 'ProblemChanged')
    order by i.repair_id, i.id desc`.execute(db);
  return rows;
}

const movedRepair = z.strictObject({ id: z.string() });

/** Gives the repairs of a client to another, for a merge or its undoing, and says so in each journal; answers their ids. */
export async function moveRepairs(
  db: ShopDb,
  { from, into, ids }: ClientMove,
  { item, author }: { item: JournalItem; author: Author },
): Promise<string[]> {
  const rows = await readRows(
    db,
    movedRepair,
    sql`
    with now as materialized (select clock_timestamp() as at),
    repairs as (
      update app.repair r set client_id = ${into}, "lastUpdateAt" = now.at from now
      where r.shop_id = ${SHOP_ID} and r.client_id = ${from} and (${ids}::uuid[] is null or r.id = any(${ids}::uuid[]))
      returning r.id),
    journal as (
      insert into app.repair_item (shop_id, repair_id, type, payload, author, created_by, created_at)
      select ${SHOP_ID}, repairs.id, ${item.type}, ${JSON.stringify(item.payload)}::jsonb, ${author.kind}, ${author.account_id}::uuid, now.at
      from repairs, now)
    select id from repairs`,
  );
  return rows.map(({ id }) => id);
}
