/** The free slots: who can come, when, by which road. Pure; see `round.ts` for the rule of the margins. */
import {
  addDays,
  dateOf,
  datesFrom,
  daysBetween,
  epochOf,
  MINUTE,
  toInstant,
  weekdayOf,
  type LocalDate,
} from "../time.ts";
import { dayClocks, realTime, type DayClock } from "./day-clock.ts";
import { intersection, type Interval } from "./interval.ts";
import { openingOn } from "./opening.ts";
import { fit, roundOf, stopsOf, type Trips, type Visit } from "./round.ts";
import type { FreeSlot, SlotRequest, Technician } from "./slot-request.ts";
import { legs, withinRadius } from "./travel.ts";
import { realWindows, startsWithin } from "./windows.ts";

/** One real start possible for one technician, before windows are collapsed; epoch milliseconds. */
export type Candidate = Trips & VisitHours & { user_id: string; load: number };

type VisitHours = { start: number; end: number; window: Interval };

type OpenDay = {
  clock: DayClock;
  opening: Interval[];
  windows: Interval[];
  /** By working hours: most technicians of a shop share theirs. */
  visits: Map<string, VisitHours[]>;
};

/**
 * The free arrival windows, one offer each, those that lengthen the rounds least first. `byTime`
 * puts them in the order of the calendar.
 */
export function freeSlots(request: SlotRequest): FreeSlot[] {
  const windows = new Map<number, Map<string, Candidate>>();
  for (const candidate of slotCandidates(request)) {
    const offers = windows.get(candidate.window.from) ?? new Map<string, Candidate>();
    const best = offers.get(candidate.user_id);
    if (!best || byPreference(candidate, best) < 0) offers.set(candidate.user_id, candidate);
    windows.set(candidate.window.from, offers);
  }
  return [...windows.values()]
    .map((offers) => [...offers.values()].sort(byPreference))
    .sort(([a], [b]) => (a && b ? byPreference(a, b) : 0))
    .flatMap(([winner, ...others]) => (winner ? [toSlot(winner, others)] : []));
}

/** The possibility that starts at that epoch, if there is one. */
export function slotAt(request: SlotRequest, start: number): FreeSlot | undefined {
  const [first, ...others] = slotCandidates(request)
    .filter((candidate) => candidate.start === start)
    .sort(byPreference);
  return first && toSlot(first, others);
}

/** Every possibility: technician × real start, without preference nor public window collapsed. */
export function slotCandidates(request: SlotRequest): Candidate[] {
  const { place, travel_rules, category_id } = request;
  if (place && !withinRadius(travel_rules, place)) return [];
  const days = openDays(request);
  const able = ({ skills }: Technician) => category_id === null || skills.includes(category_id);
  return request.technicians
    .filter(able)
    .flatMap((technician) => candidatesOf(request, technician, days));
}

function openDays({ now, zone, first, days, booking, opening }: SlotRequest): OpenDay[] {
  const today = dateOf(now, zone);
  const from = first > today ? first : today;
  const last = earlier(addDays(first, days - 1), addDays(today, booking.horizon_days));
  const dates = datesFrom(from, Math.max(0, daysBetween(from, last) + 1));
  const length = Math.max(booking.window_minutes, stepOf(booking.step_minutes));
  return dayClocks(dates, zone).map((clock) => {
    const hours = openingOn(opening, clock.date);
    return {
      clock,
      opening: hours,
      windows: realWindows(clock, hours, length),
      visits: new Map(),
    };
  });
}

const earlier = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
const stepOf = (minutes: number): number => Math.max(1, minutes);

function candidatesOf(request: SlotRequest, technician: Technician, days: OpenDay[]): Candidate[] {
  const visit = visitOf(request, technician);
  const events = request.events.filter(({ assigned_to }) => assigned_to.includes(technician.id));
  const stops = stopsOf(events, visit, request.zone);
  const candidates: Candidate[] = [];
  for (const day of days) {
    const visits = visitsOn(request, technician, day);
    if (visits.length === 0) continue;
    const round = roundOf(stops, visit, day.clock);
    for (const { start, end, window } of visits) {
      const trips = fit(round, start, end);
      if (!trips) continue;
      const { before, after, cost } = trips;
      const { load } = round;
      candidates.push({ start, end, window, before, after, cost, user_id: technician.id, load });
    }
  }
  return candidates;
}

function visitOf(request: SlotRequest, technician: Technician): Visit {
  const { place, where, travel, travel_rules } = request;
  const shop = travel_rules.base;
  return {
    place: where === "Chez le client" ? place : (place ?? shop),
    shop,
    base: technician.base ?? shop,
    leg: legs(travel, travel_rules),
  };
}

/** Real hours of a visit that this technician could make on a day; colleagues are not considered. */
function visitsOn(request: SlotRequest, technician: Technician, day: OpenDay): VisitHours[] {
  const week = technician.working_hours[weekdayOf(day.clock.date)] ?? [];
  if (week.length === 0 || day.opening.length === 0) return [];
  const key = week.map(({ from, to }) => `${from}-${to}`).join();
  const known = day.visits.get(key);
  if (known) return known;
  const visits = visitsWithin(request, day, intersection(day.opening, week));
  day.visits.set(key, visits);
  return visits;
}

/** Real hours of a visit after the notice, each with its window. */
function visitsWithin(
  { now, booking, duration_minutes }: SlotRequest,
  { clock, windows }: OpenDay,
  hours: Interval[],
): VisitHours[] {
  const earliest = epochOf(now) + booking.notice_minutes * MINUTE;
  const visits: VisitHours[] = [];
  for (const start of startsWithin(
    realTime(clock, hours),
    stepOf(booking.step_minutes),
    duration_minutes,
  )) {
    const window = windows.find(({ from, to }) => from <= start && start < to);
    if (window && start >= earliest)
      visits.push({ start, end: start + duration_minutes * MINUTE, window });
  }
  return visits;
}

/** The shortest detour, then the lightest day, then the earliest; a total order. */
const byPreference = (a: Candidate, b: Candidate): number =>
  a.cost - b.cost || a.load - b.load || a.start - b.start || (a.user_id < b.user_id ? -1 : 1);

const toSlot = (candidate: Candidate, others: readonly Candidate[]): FreeSlot => ({
  user_id: candidate.user_id,
  start_at: toInstant(candidate.start),
  end_at: toInstant(candidate.end),
  public_start_at: toInstant(candidate.window.from),
  public_end_at: toInstant(candidate.window.to),
  trip_duration_before: candidate.before,
  trip_duration_after: candidate.after,
  trip_is_included_before: false,
  trip_is_included_after: false,
  cost: candidate.cost,
  alternates: others.map(({ user_id }) => user_id),
});
