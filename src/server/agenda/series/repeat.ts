/** Makes an event come back: its series, and an ordinary event for each date on which its people are free. */
import { randomUUIDv7 } from "node:crypto";
import { collisionsOf } from "../../../domain/agenda/collisions.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import {
  datesAfter,
  occurrencesOf,
  refuseOtherRule,
  repeatOf,
  type RepeatInput,
} from "../../../domain/agenda/series/rule.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { addMinutes, dateOf } from "../../../domain/time.ts";
import type { BadInput } from "../../../domain/validation.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { tellPrograms, type AnnouncementContext } from "../announce.ts";
import { refuseTaken, writeEvent } from "../store.ts";
import { eventsMeeting, insertSeries, seriesOfEvents } from "./store.ts";

type Repeating = Pick<AnnouncementContext, "shop" | "at">;

/**
 * Its people and resources are locked. A date on which one of them is taken is skipped, and kept as such. Asked again,
 * after a lost answer, it makes nothing twice.
 */
export async function repeatEvent(
  db: ShopDb,
  { event, repeat }: { event: AgendaEvent; repeat: RepeatInput },
  { shop, at }: Repeating,
): Promise<AgendaEvent | BadInput | Refusal<"slot-taken">> {
  const zone = shop.timezone;
  const rule = repeatOf(repeat, event, zone);
  if (isRefusal(rule)) return rule;
  const [known] = await seriesOfEvents(db, [event.id]);
  if (known) return refuseOtherRule(known, rule) ?? event;
  const first = dateOf(event.start_at, zone);
  const wanted = occurrencesOf(event, datesAfter(first, rule), { zone, newId: randomUUIDv7 });
  const spans = wanted.map((one) => withTrips(one.event));
  const others = await eventsMeeting(db, event, spans);
  const isFree = ({ event: made }: (typeof wanted)[number]) =>
    collisionsOf(made, others).length === 0;
  const free = wanted.filter(isFree);
  const skipped = wanted.filter((one) => !isFree(one)).map(({ due_on }) => due_on);
  const series = { id: randomUUIDv7(), shop_id: shop.id, rule, skipped, at };
  await insertSeries(db, series, [{ event, due_on: first }, ...free]);
  return refuseTaken(writeAll(db, event, { events: free.map((one) => one.event), at }));
}

async function writeAll(
  db: ShopDb,
  event: AgendaEvent,
  { events, at }: { events: readonly AgendaEvent[] } & Pick<Repeating, "at">,
): Promise<AgendaEvent> {
  await tellPrograms(
    db,
    events.map((after) => ({ before: undefined, after })),
    at,
  );
  await Promise.all(
    events.map((made) => writeEvent(db, { ...made, created_by: event.created_by }, at)),
  );
  return event;
}

const withTrips = ({ start_at, end_at, ...trips }: AgendaEvent) => ({
  start_at: addMinutes(start_at, -trips.trip_duration_before),
  end_at: addMinutes(end_at, trips.trip_duration_after),
});
