/**
 * The pure search of free slots: 30 days × 5 technicians × 200 events. The reference does the same
 * work the plain way: every start converted from the wall clock and asked of every event.
 */
import { ABSENCE_KIND, isAbsence, newEvent, type AgendaEvent } from "../src/domain/agenda/event.ts";
import { busyTime } from "../src/domain/agenda/event-time.ts";
import { openingOn, weekHoursOn } from "../src/domain/agenda/opening.ts";
import type { BusyEvent, SlotRequest, Technician } from "../src/domain/agenda/slot-request.ts";
import { freeSlots } from "../src/domain/agenda/slots.ts";
import { legs, roadEstimate, type Place, type TravelRules } from "../src/domain/agenda/travel.ts";
import {
  DEFAULT_ZONE,
  datesFrom,
  epochOf,
  instantAt,
  MINUTE,
  parseInstant,
  parseLocalDate,
  type Instant,
  type LocalDate,
} from "../src/domain/time.ts";

export type SlotBench = {
  label: string;
  /** Median of one search, milliseconds. */
  ours_ms: number;
  reference_label: string;
  reference_ms: number;
  /** Reference ÷ ours. */
  ratio: number;
  slots: number;
  reference_starts: number;
};

const WARM_UP = 30;
const ROUNDS = 100;

export function benchSlots(): SlotBench {
  const request = busyMonth();
  const ours_ms = medianMs(() => freeSlots(request), WARM_UP, ROUNDS);
  const reference_ms = medianMs(() => plainScan(request), 1, 5);
  return {
    label: "free slots, 30 days × 5 technicians × 200 events, pure",
    ours_ms,
    reference_label: "plain scan of the same month",
    reference_ms,
    ratio: reference_ms / ours_ms,
    slots: freeSlots(request).length,
    reference_starts: plainScan(request).length,
  };
}

function medianMs(run: () => unknown, warmUp: number, rounds: number): number {
  for (let turn = 0; turn < warmUp; turn++) run();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

const RULES: TravelRules = {
  road_factor: 1.3,
  speed_kmh: 35,
  minimum_minutes: 10,
  base: { lat: 43.6045, lon: 1.444 },
  radius_km: 25,
};
const DAY_HOURS = [
  { from: 480, to: 720 },
  { from: 810, to: 1110 },
];
const WEEK = Object.fromEntries([1, 2, 3, 4, 5, 6].map((weekday) => [weekday, DAY_HOURS]));
const TECHNICIANS: Technician[] = ["a", "b", "c", "d", "e"].map((id) => ({
  id,
  working_hours: WEEK,
  skills: ["gros-electromenager"],
}));

/** A month that contains the autumn change, always the same. */
export function busyMonth(): SlotRequest {
  const first = dateNamed("2026-10-05");
  return {
    now: instantNamed("2026-10-05T05:00:00Z"),
    zone: DEFAULT_ZONE,
    first,
    days: 30,
    booking: { notice_minutes: 240, horizon_days: 30, step_minutes: 30, window_minutes: 120 },
    duration_minutes: 60,
    opening: { opening_hours: WEEK, exceptions: [], open_on_holidays: false, zip: "31000" },
    technicians: TECHNICIANS,
    category_id: "gros-electromenager",
    place: { lat: 43.6364, lon: 1.3906 },
    travel: roadEstimate(RULES),
    travel_rules: RULES,
    events: eventsFrom(first, 200),
  };
}

function eventsFrom(first: LocalDate, count: number): AgendaEvent[] {
  const random = sequence(42);
  const dates = datesFrom(first, 30);
  return Array.from({ length: count }, (_, index) => {
    const date = dates[random(30)] ?? first;
    return newEvent({
      id: `event-${index}`,
      shop_id: "bench",
      kind: random(20) === 0 ? ABSENCE_KIND : "Réparation",
      start_at: instantAt(date, 480 + random(40) * 15, DEFAULT_ZONE),
      duration: [30, 45, 60, 90][random(4)] ?? 60,
      assigned_to: [TECHNICIANS[random(5)]?.id ?? "a"],
      trip_duration_before: random(3) * 10,
      trip_duration_after: random(3) * 10,
      trip_is_included_after: false,
      lat: 43.5 + random(200) / 1000,
      lon: 1.34 + random(200) / 1000,
    });
  });
}

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): (size: number) => number {
  let state = seed;
  return (size) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * size);
  };
}

type Start = { user_id: string; start_at: Instant };

/** Each technician × date × start: open, at work, and no event in the way. */
function plainScan(request: SlotRequest): Start[] {
  const found: Start[] = [];
  for (const technician of request.technicians) {
    for (const date of datesFrom(request.first, request.days)) {
      for (let minute = 0; minute < 1440; minute += request.booking.step_minutes) {
        if (!isAtWork(request, { technician, date, minute })) continue;
        const start_at = instantAt(date, minute, request.zone);
        if (isFree(request, technician.id, epochOf(start_at)))
          found.push({ user_id: technician.id, start_at });
      }
    }
  }
  return found;
}

type Moment = { technician: Technician; date: LocalDate; minute: number };

function isAtWork(
  { opening, duration_minutes }: SlotRequest,
  { technician, date, minute }: Moment,
): boolean {
  const all = [openingOn(opening, date), weekHoursOn(technician.working_hours, date)];
  return all.every((hours) =>
    hours.some(({ from, to }) => from <= minute && minute + duration_minutes <= to),
  );
}

function isFree(request: SlotRequest, user_id: string, start: number): boolean {
  const leg = legs(request.travel, request.travel_rules);
  const end = start + request.duration_minutes * MINUTE;
  if (start < epochOf(request.now) + request.booking.notice_minutes * MINUTE) return false;
  return request.events.every((event) => {
    const busy = event.assigned_to.includes(user_id) ? busyTime(event) : undefined;
    if (!busy) return true;
    const place = placeOf(request, event);
    const kept = isAbsence(event)
      ? { before: 0, after: 0 }
      : { before: event.trip_duration_before, after: event.trip_duration_after };
    const after = Math.max(0, leg(place, request.place) - kept.after);
    const before = Math.max(0, leg(request.place, place) - kept.before);
    return start >= busy.to + after * MINUTE || end + before * MINUTE <= busy.from;
  });
}

/** Somebody back from an absence comes from the base. */
function placeOf({ travel_rules }: SlotRequest, event: BusyEvent): Place | null {
  if (isAbsence(event)) return travel_rules.base;
  return event.lat === null || event.lon === null ? null : { lat: event.lat, lon: event.lon };
}

function dateNamed(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`not a date: ${text}`);
  return date;
}

function instantNamed(text: string): Instant {
  const instant = parseInstant(text);
  if (!instant) throw new Error(`not an instant: ${text}`);
  return instant;
}
