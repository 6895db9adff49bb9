/**
 * One technician's appointments around a visit that is being placed.
 *
 * The rule of the margins. The database refuses that two busy ranges of a person overlap, trips on
 * top included, so a trip between two appointments must be kept once. An existing appointment
 * already keeps `trip_duration_after` minutes after its work (inside its hours or on top of them);
 * ours asks only for what is missing: max(0, travel − what the neighbour keeps). The same holds
 * before the next appointment. At both ends of the day the trip from or to the base is ours whole.
 *
 * Every appointment of the day is asked, not only the nearest: a technician who is in Muret at 9 h cannot be
 * in Blagnac at 9 h 15, whatever the agenda says in between. So the visit is possible when each
 * event, taken alone, allows it: removing an event can never remove a possibility.
 */
import { MINUTE, type Zone } from "../time.ts";
import type { DayClock } from "./day-clock.ts";
import { busyTime, wholeDays } from "./event-time.ts";
import { isAbsence } from "./event.ts";
import type { Interval } from "./interval.ts";
import type { BusyEvent } from "./slot-request.ts";
import type { Leg, Place } from "./travel.ts";

/** A busy stretch, the minutes on the road from it and to it, and those of them still missing. */
type Stop = Interval & {
  id: string;
  place: Place | null;
  road_from: number;
  road_to: number;
  from_it: number;
  to_it: number;
};

/** Where the visit takes place, seen from one technician. */
export type Visit = { place: Place | null; shop: Place | null; base: Place | null; leg: Leg };

/** All the appointments of one technician around the visit. */
export type Rounds = { visit: Visit; stops: Stop[]; from_base: number; to_base: number };

export type Round = Rounds & {
  /** No margin may leave these bounds: they belong to the appointments of other days. */
  free: Interval;
  /** Minutes already taken that day. */
  load: number;
  /** The last trips counted: all the starts between two stops share theirs. */
  latest: { previous: Stop | undefined; next: Stop | undefined; trips: Trips } | undefined;
};

/** `near`: the appointment that the visit is nearest to by road; undefined alone in its day. */
export type Trips = { before: number; after: number; cost: number; near?: string | undefined };

/** The stops are sorted, whatever the order of the events. */
export const roundsOf = (events: readonly BusyEvent[], visit: Visit, zone: Zone): Rounds => ({
  visit,
  stops: events
    .flatMap((event) => stopOf(event.fullday ? wholeDays(event, zone) : event, visit))
    .sort((a, b) => a.from - b.from || a.to - b.to || (a.id < b.id ? -1 : 1)),
  from_base: visit.leg(visit.base, visit.place),
  to_base: visit.leg(visit.place, visit.base),
});

function stopOf(event: BusyEvent, visit: Visit): Stop[] {
  const busy = busyTime(event);
  if (!busy) return [];
  const place = placeOf(event, visit);
  const kept = isAbsence(event)
    ? { before: 0, after: 0 }
    : { before: event.trip_duration_before, after: event.trip_duration_after };
  const road_from = visit.leg(place, visit.place);
  const road_to = visit.leg(visit.place, place);
  const from_it = Math.max(0, road_from - kept.after);
  const to_it = Math.max(0, road_to - kept.before);
  const { from, to } = busy;
  return [{ id: event.id, from, to, place, road_from, road_to, from_it, to_it }];
}

/** After an absence a technician starts from the base; an address without coordinates is null. */
function placeOf(event: BusyEvent, { shop, base }: Visit): Place | null {
  if (isAbsence(event)) return base;
  if (event.where === "Atelier") return shop;
  return event.lat === null || event.lon === null ? null : { lat: event.lat, lon: event.lon };
}

/** The round of one day; the night before and after is spent at the base. */
export function roundOf({ visit, stops, from_base, to_base }: Rounds, day: DayClock): Round {
  const round: Round = {
    visit,
    stops: [],
    from_base,
    to_base,
    free: { from: -Infinity, to: Infinity },
    load: 0,
    latest: undefined,
  };
  for (const stop of stops) {
    if (stop.to <= day.from)
      round.free.from = Math.max(round.free.from, stop.to + from_base * MINUTE);
    else if (stop.from >= day.to)
      round.free.to = Math.min(round.free.to, stop.from - to_base * MINUTE);
    else {
      round.stops.push(stop);
      round.load += (stop.to - stop.from) / MINUTE;
    }
  }
  return round;
}

/** The trips of a visit at these real hours, or undefined when the round does not allow it. */
export function fit(round: Round, start: number, end: number): Trips | undefined {
  if (start < round.free.from || end > round.free.to) return undefined;
  let previous: Stop | undefined;
  let next: Stop | undefined;
  for (const stop of round.stops) {
    if (stop.to <= start) {
      if (stop.to + stop.from_it * MINUTE > start) return undefined;
      if (!previous || stop.to >= previous.to) previous = stop;
    } else {
      if (end + stop.to_it * MINUTE > stop.from) return undefined;
      next ??= stop;
    }
  }
  return tripsBetween(round, previous, next);
}

function tripsBetween(round: Round, previous: Stop | undefined, next: Stop | undefined): Trips {
  const { latest } = round;
  if (latest && latest.previous === previous && latest.next === next) return latest.trips;
  const trips = newTrips(round, previous, next);
  round.latest = { previous, next, trips };
  return trips;
}

function newTrips(
  { visit, from_base, to_base }: Round,
  previous: Stop | undefined,
  next: Stop | undefined,
): Trips {
  const from = previous ? previous.place : visit.base;
  const to = next ? next.place : visit.base;
  const detour = (previous?.road_from ?? from_base) + (next?.road_to ?? to_base);
  return {
    before: previous?.from_it ?? from_base,
    after: next?.to_it ?? to_base,
    cost: Math.max(0, detour - visit.leg(from, to)),
    near: nearestOf(previous, next),
  };
}

function nearestOf(previous: Stop | undefined, next: Stop | undefined): string | undefined {
  const from = previous?.place ? previous.road_from : Infinity;
  const to = next?.place ? next.road_to : Infinity;
  if (from === Infinity && to === Infinity) return undefined;
  return from <= to ? previous?.id : next?.id;
}
