/** The free slots: who can come, when, by which road. Pure; see `round.ts` for the rule of the margins. */
import {
  addDays,
  dateOf,
  datesFrom,
  daysBetween,
  epochOf,
  MINUTE,
  toInstant,
  type LocalDate,
} from "../time.ts";
import { dayClocks, realTime, type DayClock } from "./day-clock.ts";
import { fullDays } from "./capacity/full-days.ts";
import type { Interval } from "./interval.ts";
import { openingOn, workedOn, type WeekHours } from "./opening.ts";
import { fit, roundOf, roundsOf, type Round, type Trips, type Visit } from "./round.ts";
import type { FreeSlot, SlotRequest, Technician } from "./slot-request.ts";
import { isAble } from "./together/skills.ts";
import { legs, serves } from "./travel.ts";
import { realWindows, startsWithin } from "./windows.ts";

/** One real start possible for one technician, before windows are collapsed; epoch milliseconds. */
export type Candidate = Trips & VisitHours & { user_id: string; load: number };

type VisitHours = { start: number; end: number; window: Interval };

type OpenDay = { clock: DayClock; opening: Interval[]; windows: Interval[] };

/** A day of a technician: the round so far, and the visits that their hours allow. */
type WorkDay = { user_id: string; round: Round; visits: readonly VisitHours[] };

/**
 * The free arrival windows, one offer each, those that lengthen the rounds least first. `byTime`
 * puts them in the order of the calendar.
 */
export function freeSlots(request: SlotRequest): FreeSlot[] {
  const windows = new Map<number, Candidate[]>();
  for (const day of workDays(request)) {
    for (const best of bestOfWindows(day)) {
      const offers = windows.get(best.window.from);
      if (offers) offers.push(best);
      else windows.set(best.window.from, [best]);
    }
  }
  return [...windows.values()]
    .map((offers) => offers.sort(byPreference))
    .sort(([a], [b]) => (a && b ? byPreference(a, b) : 0))
    .flatMap(([winner, ...others]) => (winner ? [toSlot(winner, others)] : []));
}

/**
 * Of one day's candidates the first with the shortest detour in each window. Only these are written: a search looks at
 * five times as many.
 */
function bestOfWindows(day: WorkDay): Candidate[] {
  const best: Candidate[] = [];
  let last: Candidate | undefined;
  for (const visit of day.visits) {
    const trips = fit(day.round, visit.start, visit.end);
    if (!trips) continue;
    const isNew = last?.window !== visit.window;
    if (!isNew && last && trips.cost >= last.cost) continue;
    last = candidateOf(day, visit, trips);
    best[isNew ? best.length : best.length - 1] = last;
  }
  return best;
}

/** The possibility that starts at that epoch, if there is one. */
export function slotAt(request: SlotRequest, start: number): FreeSlot | undefined {
  const [first, ...others] = slotCandidates(request)
    .filter((candidate) => candidate.start === start)
    .sort(byPreference);
  return first && toSlot(first, others);
}

/** The appointment of that round that a visit in this slot is nearest to by road. */
export const nearestTo = (
  request: SlotRequest,
  { user_id, start_at }: Pick<FreeSlot, "user_id" | "start_at">,
): string | undefined =>
  slotCandidates({
    ...request,
    first: dateOf(start_at, request.zone),
    days: 1,
    technicians: request.technicians.filter(({ id }) => id === user_id),
  }).find(({ start }) => start === epochOf(start_at))?.near;

/** Every possibility: technician × real start, without preference nor public window collapsed. */
export const slotCandidates = (request: SlotRequest): Candidate[] =>
  workDays(request).flatMap(candidatesOf);

function workDays(request: SlotRequest): WorkDay[] {
  if (isOutOfArea(request)) return [];
  const visitsOf = visitsByHours(request, openDays(request));
  const able = request.technicians.filter(({ skills }) => isAble(skills, request));
  return able.flatMap((technician) => {
    const { id, working_hours } = technician;
    const events = request.events.filter(({ assigned_to }) => assigned_to.includes(id));
    const full = fullDays(events, request);
    const rounds = roundsOf(events, visitOf(request, technician), request.zone);
    return visitsOf(working_hours).flatMap(({ clock, visits }) =>
      full.has(clock.date) ? [] : [{ user_id: id, round: roundOf(rounds, clock), visits }],
    );
  });
}

/** At the workshop, where no place nor postal code is given, nothing is too far. */
export const isOutOfArea = ({
  place,
  zips,
  travel_rules,
}: Pick<SlotRequest, "place" | "zips" | "travel_rules">): boolean =>
  (place !== null || zips !== undefined) && !serves(travel_rules, { place, zips: zips ?? [] });

function openDays({ now, zone, first, days, booking, opening }: SlotRequest): OpenDay[] {
  const today = dateOf(now, zone);
  const from = first > today ? first : today;
  const last = earlier(addDays(first, days - 1), addDays(today, booking.horizon_days));
  const dates = datesFrom(from, Math.max(0, daysBetween(from, last) + 1));
  const length = Math.max(booking.window_minutes, stepOf(booking.step_minutes));
  return dayClocks(dates, zone).map((clock) => {
    const hours = openingOn(opening, clock.date);
    return { clock, opening: hours, windows: realWindows(clock, hours, length) };
  });
}

const earlier = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b);
const stepOf = (minutes: number): number => Math.max(1, minutes);

const candidatesOf = (day: WorkDay): Candidate[] =>
  day.visits.flatMap((visit) => {
    const trips = fit(day.round, visit.start, visit.end);
    return trips ? [candidateOf(day, visit, trips)] : [];
  });

const candidateOf = (
  { user_id, round }: WorkDay,
  { start, end, window }: VisitHours,
  { before, after, cost, near }: Trips,
): Candidate => ({ start, end, window, before, after, cost, near, user_id, load: round.load });

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

type VisitDay = { clock: DayClock; visits: VisitHours[] };

/** The days with visits that these working hours allow; most technicians of a shop share theirs, read once. */
function visitsByHours(
  request: SlotRequest,
  days: readonly OpenDay[],
): (hours: WeekHours) => VisitDay[] {
  const known = new Map<string, VisitDay[]>();
  return (hours) => {
    const key = JSON.stringify(hours);
    const visits = known.get(key) ?? days.flatMap((day) => visitsOn(request, day, hours));
    known.set(key, visits);
    return visits;
  };
}

function visitsOn(request: SlotRequest, day: OpenDay, hours: WeekHours): VisitDay[] {
  if (day.opening.length === 0) return [];
  const worked = workedOn(request.opening, hours, day.clock.date);
  const visits = worked.length === 0 ? [] : visitsWithin(request, day, worked);
  return visits.length === 0 ? [] : [{ clock: day.clock, visits }];
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
