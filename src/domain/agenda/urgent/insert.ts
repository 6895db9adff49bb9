/**
 * One urgent visit put at one place of one technician's day. What comes before it stays; what comes after it stays
 * too when there is time, else begins later, and the first visit that stays ends the shift.
 */
import { epochOf, MINUTE, toInstant } from "../../time.ts";
import { busyTime } from "../event-time.ts";
import { isAbsence } from "../event.ts";
import type { Interval } from "../interval.ts";
import { hoursOf } from "../round/plan.ts";
import { STEP, type DayStop, type RoundRequest } from "../round/stops.ts";
import type { Place } from "../travel.ts";
import { lateMinutes, type Delay } from "./delay.ts";

/** `minutes`: length of the work at the place. */
export type UrgentVisit = { place: Place | null; minutes: number };

/** The day of one technician, its stops in order. */
export type UrgentDay = Omit<RoundRequest, "events" | "zone" | "shop" | "day"> & {
  stops: readonly DayStop[];
  visit: UrgentVisit;
};

export type Insertion = Pick<
  Delay["to"],
  "user_id" | "start_at" | "end_at" | "trip_duration_before" | "trip_duration_after"
> & {
  /** Minutes on the road that it adds to the day. */
  road: number;
  /** Minutes after the hours of this technician at which the last visit concerned ends. */
  overtime: number;
  /** The visits that begin later. */
  delays: Delay[];
};

/** A technician stays at most this much longer, in minutes. */
export const MOST_OVERTIME = 120;

/** Where the technician is free again, and the minutes of road that the stop before keeps already. */
type Leaving = { place: Place | null; free: number; kept: number };

/** The new visit before the stop of that rank; undefined when that is not possible. */
export function insertAt(day: UrgentDay, rank: number): Insertion | undefined {
  const { stops, visit, leg, hours, user_id } = day;
  const leaving = leavingBefore(day, rank);
  const road_to = leg(leaving.place, visit.place);
  const trip_before = Math.max(0, road_to - leaving.kept);
  const start = startIn(hours, arrivalOf(leaving, trip_before), visit.minutes * MINUTE);
  if (start === undefined) return undefined;
  const end = start + visit.minutes * MINUTE;
  const shifted = shift(day, rank, { place: visit.place, free: end, kept: 0 });
  if (!shifted) return undefined;
  const next = stops[rank];
  const after = next ? next.place : day.base;
  const detour = road_to + leg(visit.place, after) - leg(leaving.place, after);
  const last = Math.max(end, ...shifted.delays.map(({ to }) => epochOf(to.end_at)));
  return {
    user_id,
    start_at: toInstant(start),
    end_at: toInstant(end),
    trip_duration_before: trip_before,
    trip_duration_after: shifted.trip_after,
    road: Math.max(0, detour),
    overtime: Math.max(0, Math.ceil((last - (hours.at(-1)?.to ?? last)) / MINUTE)),
    delays: shifted.delays,
  };
}

/** Where the technician leaves from: the base before the first stop, else the stop before. Never earlier than now. */
function leavingBefore({ stops, base, now }: UrgentDay, rank: number): Leaving {
  const leaving: Leaving = { place: base, free: epochOf(now), kept: 0 };
  for (const stop of stops.slice(0, rank)) {
    leaving.free = Math.max(leaving.free, busyOf(stop).to);
    leaving.place = stop.place;
    leaving.kept = keptBy(stop).after;
  }
  return leaving;
}

const busyOf = (stop: DayStop): Interval =>
  stop.fixed ? stop.busy : (busyTime(stop.event) ?? stop.work);

const keptBy = ({ event }: DayStop): { before: number; after: number } =>
  isAbsence(event)
    ? { before: 0, after: 0 }
    : { before: event.trip_duration_before, after: event.trip_duration_after };

const arrivalOf = ({ free }: Leaving, minutes: number): number =>
  Math.ceil((free + minutes * MINUTE) / STEP) * STEP;

/** The first start within the hours; after the last of them, as overtime. */
function startIn(hours: readonly Interval[], arrival: number, length: number): number | undefined {
  const last = hours.at(-1);
  for (const { from, to } of hours) {
    const start = Math.max(arrival, from);
    if (start + length <= to) return start;
  }
  if (!last) return undefined;
  const start = Math.max(arrival, last.from);
  return start + length <= last.to + MOST_OVERTIME * MINUTE ? start : undefined;
}

/** `trip_after`: minutes that the new visit keeps to the next stop; a visit that begins later keeps that road itself. */
type Shifted = { delays: Delay[]; trip_after: number };

/** The stops from that rank on, after whoever leaves there; undefined when one that cannot move is in the way. */
function shift(day: UrgentDay, rank: number, leaving: Leaving): Shifted | undefined {
  const stop = day.stops[rank];
  if (!stop) return { delays: [], trip_after: day.leg(leaving.place, day.base) };
  const road = day.leg(leaving.place, stop.place);
  const missing = Math.max(0, road - keptBy(stop).before);
  if (leaving.free + missing * MINUTE <= busyOf(stop).from)
    return { delays: [], trip_after: missing };
  const moved = stop.fixed ? undefined : delayed(day, stop, arrivalOf(leaving, road));
  if (!moved) return undefined;
  const free = epochOf(moved.to.end_at);
  const rest = shift(day, rank + 1, { place: stop.place, free, kept: 0 });
  if (!rest) return undefined;
  const to = {
    ...moved.to,
    trip_duration_before: road,
    trip_duration_after: rest.trip_after,
  };
  return { delays: [{ ...moved, to }, ...rest.delays], trip_after: 0 };
}

function delayed({ hours, user_id }: UrgentDay, stop: DayStop, arrival: number): Delay | undefined {
  const { event, work } = stop;
  const length = work.to - work.from;
  const start = startIn(hours, Math.max(arrival, work.from), length);
  if (start === undefined) return undefined;
  const to = {
    user_id,
    start_at: toInstant(start),
    end_at: toInstant(start + length),
    trip_duration_before: 0,
    trip_duration_after: 0,
    trip_is_included_before: false,
    trip_is_included_after: false,
  };
  const from = hoursOf({ ...event, user_id });
  return { event_id: event.id, from, to, late: lateMinutes(event, to) };
}
