/** Appointments: read by stretches of time, written under the locks of the people they keep busy. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { collisionsOf, stretchAround } from "../../domain/agenda/collisions.ts";
import { EVENT_STATUSES, type AgendaEvent, type EventStatus } from "../../domain/agenda/event.ts";
import type { BusyEvent } from "../../domain/agenda/slot-request.ts";
import { LOCATIONS, type InterventionName } from "../../domain/catalogue/interventions.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import type { Instant, LocalDate } from "../../domain/time.ts";
import { columnsOf } from "../platform/database/columns.ts";
import { INSTANT, readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { violated } from "../platform/database/violation.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** Columns of an event as the specification spells them, with everybody assigned. */
const EVENT = sql`
  e.id, e.start_at, e.end_at, e.duration, e.fullday, e.kind, e."where", e.created_by, e.shop_id, e.repair_id, e.visit_id, e.notes,
  e.status, e.public_start_at, e.public_end_at, e.constraint_start_at, e.constraint_end_at, e.trip_duration_before,
  e.trip_duration_after, e.trip_is_included_before, e.trip_is_included_after, e.lat, e.lon,
  array(select a.user_id from app.event_assignee a where a.shop_id = e.shop_id and a.event_id = e.id order by a.user_id) as assigned_to,
  array(select r.resource_id from app.event_resource r where r.shop_id = e.shop_id and r.event_id = e.id order by r.resource_id) as resource_ids`;

/**
 * Every event that touches the stretch, cancelled ones included, in the order of the calendar. An
 * appointment lasts a day at most and is found by its start; the rare longer ones have their own index.
 */
export async function eventsBetween(
  db: ShopDb,
  from: Instant,
  to: Instant,
): Promise<AgendaEvent[]> {
  const { rows } = await sql<AgendaEvent>`
    select ${EVENT} from app.event e
    where e.shop_id = ${SHOP_ID} and e.start_at >= ${from}::timestamptz - interval '1 day' and e.start_at < ${to} and e.end_at > ${from}
    union all
    select ${EVENT} from app.event e
    where e.shop_id = ${SHOP_ID} and e.start_at < ${from}::timestamptz - interval '1 day' and e.end_at > ${from} and e.end_at - e.start_at > interval '1 day'
    order by start_at, id`.execute(db);
  return rows;
}

const busyEvent = z.strictObject({
  id: z.string(),
  start_at: INSTANT,
  end_at: INSTANT,
  duration: z.number(),
  fullday: z.boolean(),
  kind: z.string(),
  where: z.enum(LOCATIONS),
  status: z.enum(EVENT_STATUSES),
  trip_duration_before: z.number(),
  trip_duration_after: z.number(),
  trip_is_included_before: z.boolean(),
  trip_is_included_after: z.boolean(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  user_id: z.string(),
});
const BUSY_COLUMNS = columnsOf(Object.keys(busyEvent.omit({ user_id: true }).shape), "e");

/** `days` days of the shop from `first`, or from `before` days before its date at the moment `at`. */
export type Stretch = {
  first?: LocalDate | undefined;
  at: Instant;
  before?: number;
  days: number;
  /** Of this person alone; of everybody when absent. */
  user_id?: string;
};

/**
 * What keeps people busy in the stretch and one day on each side, one row for each person assigned and without the
 * columns of the screens. The statement reads the shop's zone, so that it does not wait for the shop.
 */
export async function busyEventsAround(
  db: ShopDb,
  { first, at, before = 0, days, user_id }: Stretch,
): Promise<BusyEvent[]> {
  const assigned = sql`(${user_id ?? null}::uuid is null or a.user_id = ${user_id ?? null}::uuid)`;
  // « offset 0 » keeps the order of the joins: for a plan made for any shop, PostgreSQL reads all the people of all the
  // appointments of the shop first.
  const during = (when: RawBuilder<unknown>) => sql`
    select e.*, a.user_id from stretch,
      lateral (select ${BUSY_COLUMNS} from app.event e
        where e.shop_id = ${SHOP_ID} and e.status <> 'CANCEL' and ${when} offset 0) e,
      lateral (select a.user_id from app.event_assignee a
        where a.shop_id = ${SHOP_ID} and a.event_id = e.id and ${assigned} offset 0) a`;
  const rows = await readRows(
    db,
    busyEvent,
    sql`
    with stretch as materialized (
      select (day.first - 1)::timestamp at time zone s.timezone as begins,
        (day.first + ${days}::int + 1)::timestamp at time zone s.timezone as ends
      from app.shop s, lateral (
        select coalesce(${first ?? null}::date, (${at}::timestamptz at time zone s.timezone)::date - ${before}::int) as first) day
      where s.id = ${SHOP_ID})
    ${during(sql`e.start_at >= stretch.begins - interval '1 day' and e.start_at < stretch.ends and e.end_at > stretch.begins`)}
    union all
    ${during(sql`e.start_at < stretch.begins - interval '1 day' and e.end_at > stretch.begins and e.end_at - e.start_at > interval '1 day'`)}`,
  );
  return rows.map((row) => Object.assign(row, { assigned_to: [row.user_id] }));
}

/** The same for those that keep one of these people busy; cancelled ones included. */
export async function eventsOfPeople(
  db: ShopDb,
  user_ids: readonly string[],
  { from, to }: { from: Instant; to: Instant },
): Promise<AgendaEvent[]> {
  const people = new Set(user_ids);
  const events = await eventsBetween(db, from, to);
  return events.filter(({ assigned_to }) => assigned_to.some((user_id) => people.has(user_id)));
}

export async function loadEvents(db: ShopDb, ids: readonly string[]): Promise<AgendaEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AgendaEvent>`
    select ${EVENT} from app.event e where e.shop_id = ${SHOP_ID} and e.id = any(${[...ids]}::uuid[]) order by e.start_at, e.id`.execute(
    db,
  );
  return rows;
}

/** The appointments of these repairs, in the order of the calendar. */
export async function eventsOfRepairs(
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<AgendaEvent[]> {
  if (repair_ids.length === 0) return [];
  const { rows } = await sql<AgendaEvent>`
    select ${EVENT} from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = any(${[...repair_ids]}::uuid[]) order by e.start_at, e.id`.execute(
    db,
  );
  return rows;
}

/** Those of these visits for several appliances, in the order of the calendar; cancelled ones included. */
export async function eventsOfVisits(
  db: ShopDb,
  visit_ids: readonly string[],
): Promise<AgendaEvent[]> {
  if (visit_ids.length === 0) return [];
  const { rows } = await sql<AgendaEvent>`
    select ${EVENT} from app.event e where e.shop_id = ${SHOP_ID} and e.visit_id = any(${[...visit_ids]}::uuid[]) order by e.start_at, e.id`.execute(
    db,
  );
  return rows;
}

/** The other events of its visit that are still to be done; none for one that stands alone. */
export async function othersOfVisit(
  db: ShopDb,
  { id, visit_id }: Pick<AgendaEvent, "id" | "visit_id">,
): Promise<AgendaEvent[]> {
  const events = await eventsOfVisits(db, visit_id ? [visit_id] : []);
  return events.filter((other) => other.id !== id && other.status === "TODO");
}

/** Takes the time of these people until the end of the transaction, in the one order that never deadlocks. */
export async function lockUsers(db: ShopDb, user_ids: readonly string[]): Promise<void> {
  await sql`select app.lock_users(${[...user_ids]}::uuid[])`.execute(db);
}

type Held = { assigned_to: readonly string[]; resource_ids: readonly string[] | null };

/** The same for the people and the shared resources of these events, all in one go. */
export const lockTime = (db: ShopDb, events: readonly Held[]): Promise<void> =>
  lockUsers(
    db,
    events.flatMap(({ assigned_to, resource_ids }) => [...assigned_to, ...(resource_ids ?? [])]),
  );

/** The other events that hold one of its people or resources meanwhile. Lock them first (`lockTime`). */
export async function findCollisions(db: ShopDb, event: AgendaEvent): Promise<AgendaEvent[]> {
  const { from, to } = stretchAround(event);
  return collisionsOf(event, await eventsBetween(db, from, to));
}

/**
 * Writes an event with its people and resources, in one statement. Lock them first (`lockTime`). One that became busy
 * meanwhile makes the database refuse, and the transaction with it.
 */
export const insertEvent = (
  db: ShopDb,
  event: AgendaEvent,
  created_at: Instant,
): Promise<AgendaEvent | Refusal<"slot-taken">> => refuseTaken(writeEvent(db, event, created_at));

/** The same, which throws what `refuseTaken` turns into a refusal. */
export async function writeEvent(
  db: ShopDb,
  event: AgendaEvent,
  created_at: Instant,
): Promise<AgendaEvent> {
  const { assigned_to, resource_ids, ...row } = event;
  const written = db
    .insertInto("event")
    .values({ ...row, created_at })
    .returning(COPIED);
  const held = resource_ids.length > 0 ? sql`, held as (${insertResources(resource_ids)})` : sql``;
  await sql`with written as (${written})${held} ${insertAssignees(assigned_to)}`.execute(db);
  return event;
}

/** What the rows of assignees and resources copy from their event; a foreign key keeps them equal. */
const COPIED = ["shop_id", "id", "busy", "status"] as const;

const insertAssignees = (user_ids: readonly string[]) => sql`
  insert into app.event_assignee as known (shop_id, event_id, user_id, busy, status)
  select w.shop_id, w.id, u, w.busy, w.status from written w, unnest(${[...user_ids]}::uuid[]) u`;

const insertResources = (resource_ids: readonly string[]) => sql`
  insert into app.event_resource as known (shop_id, event_id, resource_id, busy, status)
  select w.shop_id, w.id, r, w.busy, w.status from written w, unnest(${[...resource_ids]}::uuid[]) r`;

/** Writes a known event whole, with its people and resources, in one statement. Lock those of both first. */
export function updateEvent(
  db: ShopDb,
  event: AgendaEvent,
): Promise<AgendaEvent | Refusal<"slot-taken">> {
  const { assigned_to, resource_ids, id, shop_id: _shop_id, ...row } = event;
  const written = db
    .updateTable("event")
    .set(row)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .returning(COPIED);
  return unlessTaken(
    event,
    sql`
    with written as (${written}),
    gone as (
      delete from app.event_assignee a
      where a.shop_id = ${SHOP_ID} and a.event_id = ${id} and a.user_id <> all(${[...assigned_to]}::uuid[])),
    freed as (
      delete from app.event_resource r
      where r.shop_id = ${SHOP_ID} and r.event_id = ${id} and r.resource_id <> all(${[...resource_ids]}::uuid[])),
    held as (${insertResources(resource_ids)}
    on conflict (shop_id, event_id, resource_id) do update set busy = excluded.busy, status = excluded.status
    where (known.busy, known.status) <> (excluded.busy, excluded.status))
    ${insertAssignees(assigned_to)}
    on conflict (shop_id, event_id, user_id) do update set busy = excluded.busy, status = excluded.status
    where (known.busy, known.status) <> (excluded.busy, excluded.status)`.execute(db),
  );
}

/**
 * Frees the people and the resources of these events until `updateEvent` writes each of them: two that exchange their
 * hours would otherwise collide half-way.
 */
export async function releaseTime(db: ShopDb, ids: readonly string[]): Promise<void> {
  await sql`
    with freed as (
      delete from app.event_resource r where r.shop_id = ${SHOP_ID} and r.event_id = any(${[...ids]}::uuid[]))
    delete from app.event_assignee a where a.shop_id = ${SHOP_ID} and a.event_id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
}

/** Several events at once, whose people are locked: those that exchange their hours do not collide half-way. */
export async function updateTogether(
  db: ShopDb,
  events: readonly AgendaEvent[],
): Promise<readonly AgendaEvent[] | Refusal<"slot-taken">> {
  if (events.length > 1)
    await releaseTime(
      db,
      events.map(({ id }) => id),
    );
  for (const event of events) {
    const written = await updateEvent(db, event);
    if (isRefusal(written)) return written;
  }
  return events;
}

const unlessTaken = (
  event: AgendaEvent,
  writing: Promise<unknown>,
): Promise<AgendaEvent | Refusal<"slot-taken">> => refuseTaken(writing.then(() => event));

/** A refusal in place of the error of a person or a resource that is busy at that time. */
export async function refuseTaken<Value>(
  work: Promise<Value>,
): Promise<Value | Refusal<"slot-taken">> {
  try {
    return await work;
  } catch (error) {
    const isTaken = violated(error, "assignee_free") || violated(error, "resource_free");
    if (isTaken) return refuse("slot-taken");
    throw error;
  }
}

/** Takes an event out, its people with it; false when there is none of this id. */
export async function deleteEvent(db: ShopDb, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("event")
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * The event with its new status. Bringing a cancelled one back takes the time of its people and resources again,
 * which may have been given to another meanwhile.
 */
export async function updateEventStatus(
  db: ShopDb,
  id: string,
  status: EventStatus,
): Promise<AgendaEvent | Refusal<"slot-taken"> | undefined> {
  const [event] = await loadEvents(db, [id]);
  if (!event) return undefined;
  await lockTime(db, [event]);
  return unlessTaken({ ...event, status }, setEventStatuses(db, [id], status));
}

/** The status of many events whose people and resources are locked; throws what `refuseTaken` turns into a refusal. */
export async function setEventStatuses(
  db: ShopDb,
  ids: readonly string[],
  status: EventStatus,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with written as (
      update app.event e set status = ${status} where e.shop_id = ${SHOP_ID} and e.id = any(${[...ids]}::uuid[])
      returning e.id, e.status),
    held as (
      update app.event_resource r set status = written.status from written
      where r.shop_id = ${SHOP_ID} and r.event_id = written.id)
    update app.event_assignee a set status = written.status from written
    where a.shop_id = ${SHOP_ID} and a.event_id = written.id`.execute(db);
}

const overlap = z.strictObject({
  event_id: z.string(),
  other_id: z.string(),
  other_status: z.enum(EVENT_STATUSES),
});

/** The other events of the same people or resources at the same time, cancelled ones included. Lock those first. */
export async function overlapsOf(
  db: ShopDb,
  ids: readonly string[],
): Promise<z.output<typeof overlap>[]> {
  if (ids.length === 0) return [];
  return readRows(
    db,
    overlap,
    sql`select a.event_id, other.event_id as other_id, other.status as other_status
      from app.event_assignee a
      join app.event_assignee other on other.shop_id = a.shop_id and other.user_id = a.user_id and other.busy && a.busy
        and other.event_id <> a.event_id
      where a.shop_id = ${SHOP_ID} and a.event_id = any(${[...ids]}::uuid[])
      union
      select r.event_id, other.event_id, other.status
      from app.event_resource r
      join app.event_resource other on other.shop_id = r.shop_id and other.resource_id = r.resource_id
        and other.busy && r.busy and other.event_id <> r.event_id
      where r.shop_id = ${SHOP_ID} and r.event_id = any(${[...ids]}::uuid[])`,
  );
}

/** The end of the last appointment at which the repair itself was done; undefined without one. */
export async function lastWorkAt(db: ShopDb, repair_id: string): Promise<Instant | undefined> {
  const row = await db
    .selectFrom("event")
    .select("end_at")
    .where("shop_id", "=", SHOP_ID)
    .where("repair_id", "=", repair_id)
    .where("status", "=", "DONE")
    .where("kind", "=", WORK)
    .orderBy("end_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.end_at;
}

/** A diagnosis, a delivery or a call is not the work that a quote sells. */
const WORK: InterventionName = "Réparation";
