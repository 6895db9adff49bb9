/** What comes back: the rules, and which event was made for which date. */
import { sql } from "kysely";
import { z } from "zod";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { EVERY, type Occurrence, type RepeatRule } from "../../../domain/agenda/series/rule.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadEvents } from "../store.ts";

const series = z.strictObject({
  event_id: z.string(),
  id: z.string(),
  every: z.enum(EVERY),
  until: LOCAL_DATE,
  skipped: z.array(LOCAL_DATE),
  due_on: LOCAL_DATE,
  following: z.number(),
});
/** The series of an event; `following`: how many of its events come after this one. */
export type EventSeries = z.output<typeof series>;

export const seriesOfEvents = (db: ShopDb, ids: readonly string[]): Promise<EventSeries[]> =>
  readRows(
    db,
    series,
    sql`
    select o.event_id, s.id, s.every, s.until, s.skipped, o.due_on,
      (select count(*)::int from app.event_occurrence later
        join app.event e on e.shop_id = ${SHOP_ID} and e.id = later.event_id
        where later.shop_id = ${SHOP_ID} and later.series_id = o.series_id and later.due_on > o.due_on) as following
    from app.event_occurrence o join app.event_series s on s.shop_id = ${SHOP_ID} and s.id = o.series_id
    where o.shop_id = ${SHOP_ID} and o.event_id = any(${[...ids]}::uuid[])`,
  );

const due = z.strictObject({ event_id: z.string(), due_on: LOCAL_DATE });

/** The event in its series and those that come after it, in order; empty for an event that does not come back. */
export async function occurrencesFrom(db: ShopDb, event_id: string): Promise<Occurrence[]> {
  const rows = await readRows(
    db,
    due,
    sql`
    select o.event_id, o.due_on from app.event_occurrence o
    join app.event_occurrence own on own.shop_id = ${SHOP_ID} and own.series_id = o.series_id and own.due_on <= o.due_on
    where o.shop_id = ${SHOP_ID} and own.event_id = ${event_id} order by o.due_on`,
  );
  const events = await loadEvents(
    db,
    rows.map((row) => row.event_id),
  );
  const byId = new Map(events.map((event) => [event.id, event]));
  return rows.flatMap(({ event_id: id, due_on }) => {
    const event = byId.get(id);
    return event ? [{ event, due_on }] : [];
  });
}

type NewSeries = {
  id: string;
  shop_id: string;
  rule: RepeatRule;
  skipped: readonly LocalDate[];
  at: Instant;
};

/** The rule, and the events that it has. */
export async function insertSeries(
  db: ShopDb,
  { id, shop_id, rule, skipped, at }: NewSeries,
  occurrences: readonly Occurrence[],
): Promise<void> {
  const { every, until } = rule;
  await sql`
    with made as (
      insert into app.event_series (shop_id, id, every, until, skipped, created_at)
      values (${shop_id}, ${id}, ${every}, ${until}, ${[...skipped]}::date[], ${at}) returning shop_id, id)
    insert into app.event_occurrence (shop_id, event_id, series_id, due_on)
    select made.shop_id, given.event_id, made.id, given.due_on from made,
      unnest(${occurrences.map(({ event }) => event.id)}::uuid[], ${occurrences.map(({ due_on }) => due_on)}::date[])
        as given (event_id, due_on)`.execute(db);
}

/** The dates that the rule gives these events from now on. */
export async function setDueDates(db: ShopDb, occurrences: readonly Occurrence[]): Promise<void> {
  await sql`
    update app.event_occurrence o set due_on = given.due_on
    from unnest(${occurrences.map(({ event }) => event.id)}::uuid[], ${occurrences.map(({ due_on }) => due_on)}::date[])
      as given (event_id, due_on)
    where o.shop_id = ${SHOP_ID} and o.event_id = given.event_id`.execute(db);
}

/** The series ends before that date: the rule gives nothing from then on. */
export async function endSeries(db: ShopDb, id: string, before: LocalDate): Promise<void> {
  await sql`
    with gone as (
      delete from app.event_occurrence o
      where o.shop_id = ${SHOP_ID} and o.series_id = ${id} and o.due_on >= ${before}::date)
    update app.event_series s set until = ${before}::date - 1
    where s.shop_id = ${SHOP_ID} and s.id = ${id} and s.until >= ${before}::date`.execute(db);
}

type Span = Pick<AgendaEvent, "start_at" | "end_at">;

/** The events that keep one of these people or resources busy during one of the spans. Lock those first. */
export async function eventsMeeting(
  db: ShopDb,
  { assigned_to, resource_ids }: Pick<AgendaEvent, "assigned_to" | "resource_ids">,
  spans: readonly Span[],
): Promise<AgendaEvent[]> {
  const rows = await readRows(
    db,
    z.strictObject({ event_id: z.string() }),
    sql`
    with span as materialized (
      select tstzrange(begins, ends, '[)') as hours from unnest(${spans.map(({ start_at }) => start_at)}::timestamptz[],
        ${spans.map(({ end_at }) => end_at)}::timestamptz[]) as given (begins, ends))
    select a.event_id from span
    join app.event_assignee a on a.shop_id = ${SHOP_ID} and a.user_id = any(${[...assigned_to]}::uuid[])
      and a.busy && span.hours and a.status <> 'CANCEL'
    union
    select r.event_id from span
    join app.event_resource r on r.shop_id = ${SHOP_ID} and r.resource_id = any(${[...resource_ids]}::uuid[])
      and r.busy && span.hours and r.status <> 'CANCEL'`,
  );
  const ids = rows.map(({ event_id }) => event_id);
  return loadEvents(db, ids);
}
