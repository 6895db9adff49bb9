/**
 * One technician's day, as the search for a shorter round sees it: the visits that may move, with the starts
 * that each of them allows, and the stops that stay where they are.
 */
import { epochOf, MINUTE, type Instant, type Zone } from "../../time.ts";
import type { DayClock } from "../day-clock.ts";
import { busyTime, wholeDays } from "../event-time.ts";
import { isAbsence, type AgendaEvent } from "../event.ts";
import type { Interval } from "../interval.ts";
import type { Leg, Place } from "../travel.ts";

/** New hours begin on the clock's five minutes. */
export const STEP = 5 * MINUTE;

/** Instants are epoch milliseconds. */
export type Stop = {
  event: AgendaEvent;
  place: Place | null;
  /** The work at the place, without the trips counted in the event's hours. */
  work: Interval;
};

/** `busy` and the minutes of road that it keeps itself: see `round.ts` on trips counted once. */
export type FixedStop = Stop & {
  fixed: true;
  busy: Interval;
  kept_before: number;
  kept_after: number;
};

/** `starts`: when its work may begin, both bounds included, in order. */
export type MovableVisit = Stop & { fixed: false; starts: readonly Interval[] };

export type DayStop = FixedStop | MovableVisit;

export type RoundRequest = {
  user_id: string;
  now: Instant;
  zone: Zone;
  day: DayClock;
  /** When the technician works that day, in epoch milliseconds. */
  hours: readonly Interval[];
  events: readonly AgendaEvent[];
  shop: Place | null;
  base: Place | null;
  leg: Leg;
};

/** What is known before the roads are. */
export type DayRequest = Omit<RoundRequest, "leg">;

/** The stops of the day in the order of the clock, whatever the order of the events. */
export function stopsOf(request: DayRequest): DayStop[] {
  const { user_id, day, events } = request;
  return events
    .filter(({ assigned_to, status }) => assigned_to.includes(user_id) && status !== "CANCEL")
    .map((event) => stopOf(event, request))
    .filter(({ work }) => work.from < day.to && work.to > day.from)
    .sort((a, b) => a.work.from - b.work.from || (a.event.id < b.event.id ? -1 : 1));
}

function stopOf(event: AgendaEvent, request: DayRequest): DayStop {
  const stop = standing(event, request);
  const starts = isMovable(event, request) ? startsOf(event, request) : [];
  const { from } = stop.work;
  // Outside its own bounds already, a visit stays: the shop decided so.
  if (starts.some((span) => span.from <= from && from <= span.to)) {
    const later = startsFor(event, request);
    if (later.length > 0) return { ...stop, fixed: false, starts: later };
  }
  return fixedStop(stop, request);
}

/** An event where and when it stands now. */
export const standing = (event: AgendaEvent, request: DayRequest): Stop => ({
  event,
  place: placeOf(event, request),
  work: workOf(event),
});

/** When a visit may begin from now on, in the hours of this technician. */
export const startsFor = (event: AgendaEvent, request: DayRequest): Interval[] =>
  startsFrom(startsOf(event, request), epochOf(request.now));

export function fixedStop(stop: Stop, { zone }: Pick<DayRequest, "zone">): FixedStop {
  const { event } = stop;
  const busy = busyTime(event.fullday ? wholeDays(event, zone) : event) ?? stop.work;
  const absent = isAbsence(event);
  return {
    ...stop,
    fixed: true,
    busy,
    kept_before: absent ? 0 : event.trip_duration_before,
    kept_after: absent ? 0 : event.trip_duration_after,
  };
}

/** Only a visit at a client's, to be done by this person alone and not begun. */
const isMovable = (event: AgendaEvent, { now }: DayRequest): boolean =>
  isVisitAlone(event) && epochOf(event.start_at) > epochOf(now);

export function isVisitAlone(event: AgendaEvent): boolean {
  const { status, fullday, repair_id, visit_id, where, assigned_to } = event;
  const isVisit = repair_id !== null && where === "Chez le client" && !isAbsence(event);
  // Several appliances follow each other: one of them never moves alone.
  return isVisit && status === "TODO" && !fullday && visit_id === null && assigned_to.length === 1;
}

export function workOf(event: AgendaEvent): Interval {
  const before = event.trip_is_included_before ? event.trip_duration_before : 0;
  const after = event.trip_is_included_after ? event.trip_duration_after : 0;
  const from = epochOf(event.start_at) + before * MINUTE;
  return { from, to: Math.max(from, epochOf(event.end_at) - after * MINUTE) };
}

/** After an absence a technician starts from the base; an address without coordinates is null. */
function placeOf(event: AgendaEvent, { shop, base }: DayRequest): Place | null {
  if (isAbsence(event)) return base;
  if (event.where === "Atelier") return shop;
  return event.lat === null || event.lon === null ? null : { lat: event.lat, lon: event.lon };
}

/** When the work may begin: in the hours worked, and in the windows of the client. */
function startsOf(event: AgendaEvent, { hours }: DayRequest): Interval[] {
  const work = workOf(event);
  const length = work.to - work.from;
  const bounds = startBounds(event, length);
  return hours
    .map(({ from, to }) => ({
      from: Math.max(from, bounds.from),
      to: Math.min(to - length, bounds.to),
    }))
    .filter(({ from, to }) => from <= to);
}

/**
 * Where a visit of this length may begin for its client: arrival inside the announced window, the whole of it
 * inside the bounds that the client asked for.
 */
export function startBounds(event: AgendaEvent, length: number): Interval {
  const { public_start_at, public_end_at, constraint_start_at, constraint_end_at } = event;
  const after = [public_start_at, constraint_start_at].filter((one) => one !== null).map(epochOf);
  const before = [
    public_end_at && epochOf(public_end_at) - MINUTE,
    constraint_end_at && epochOf(constraint_end_at) - length,
  ].filter((one) => one !== null);
  return { from: Math.max(-Infinity, ...after), to: Math.min(Infinity, ...before) };
}

/** What is left of these starts from now on, on the clock's five minutes. */
export const startsFrom = (starts: readonly Interval[], now: number): Interval[] =>
  starts
    .map(({ from, to }) => ({ from: Math.ceil(Math.max(from, now) / STEP) * STEP, to }))
    .filter(({ from, to }) => from <= to);
