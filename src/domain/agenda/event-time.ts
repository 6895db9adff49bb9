import { refuse, type Decision } from "../decision.ts";
import {
  addDays,
  dateOf,
  epochOf,
  lastDateOf,
  MINUTE,
  minutesBetween,
  startOfDay,
  toInstant,
  type Instant,
  type Zone,
} from "../time.ts";
import type { AgendaEvent } from "./event.ts";
import type { Interval } from "./interval.ts";

/** Minutes offered by the duration menu. */
export const DURATIONS = [15, 20, 30, 45, 60, 75] as const;

export type Times = Pick<AgendaEvent, "start_at" | "end_at" | "duration">;

/** A new end gives a new duration, negative when it comes before the start: see `checkEvent`. */
export const withEnd = <T extends Times>(event: T, end_at: Instant): T => ({
  ...event,
  end_at,
  duration: minutesBetween(event.start_at, end_at),
});

/** From the start of the first day to the last millisecond of the last one, on the shop's calendar. */
export function wholeDays<T extends Times>(event: T, zone: Zone): T {
  const start_at = startOfDay(dateOf(event.start_at, zone), zone);
  const last = lastDateOf(event.start_at, event.end_at, zone);
  const next = startOfDay(addDays(last, 1), zone);
  return withEnd({ ...event, start_at }, toInstant(epochOf(next) - 1));
}

const A_DAY = 1440;

/** Works of several days, which do not go on at night; a call of the night is shorter. */
export const lastsOverADay = ({ start_at, end_at }: Pick<Times, "start_at" | "end_at">): boolean =>
  minutesBetween(start_at, end_at) > A_DAY;

export const isPast = ({ end_at }: Times, now: Instant): boolean => epochOf(end_at) <= epochOf(now);

export const isOngoing = (event: Times, now: Instant): boolean =>
  epochOf(event.start_at) <= epochOf(now) && !isPast(event, now);

type PublicTimes = Times & Pick<AgendaEvent, "public_start_at" | "public_end_at">;

/** True when the hours announced differ from the real ones: both are then shown. */
export const announcesOtherHours = (event: PublicTimes): boolean =>
  event.public_start_at !== null &&
  event.public_end_at !== null &&
  (event.public_start_at !== event.start_at || event.public_end_at !== event.end_at);

type Trips = Pick<
  AgendaEvent,
  | "trip_duration_before"
  | "trip_duration_after"
  | "trip_is_included_before"
  | "trip_is_included_after"
>;

/**
 * All the time taken from the people assigned, trips on top included, in epoch milliseconds: the
 * range that the database refuses to overlap. A cancelled event takes none.
 */
export function busyTime(event: Times & Trips & Pick<AgendaEvent, "status">): Interval | undefined {
  if (event.status === "CANCEL") return undefined;
  const before = event.trip_is_included_before ? 0 : event.trip_duration_before;
  const after = event.trip_is_included_after ? 0 : event.trip_duration_after;
  return {
    from: epochOf(event.start_at) - before * MINUTE,
    to: epochOf(event.end_at) + after * MINUTE,
  };
}

export type EventDraft = Omit<AgendaEvent, "start_at" | "end_at"> & {
  start_at: Instant | null;
  end_at: Instant | null;
};

export type EventRefusal = "nobody-assigned" | "start-missing" | "end-missing" | "end-before-start";

export const EVENT_REFUSAL_FR: Record<EventRefusal, string> = {
  "nobody-assigned": "Affectez au moins une personne à ce rendez-vous.",
  "start-missing": "Indiquez la date et l’heure de début.",
  "end-missing": "Indiquez la date et l’heure de fin.",
  "end-before-start": "La fin doit venir après le début.",
};

/** Whether an edited event may be saved: an assignee, a start, an end after it. */
export function checkEvent(draft: EventDraft): Decision<AgendaEvent, EventRefusal> {
  const { start_at, end_at } = draft;
  if (!start_at) return refuse("start-missing");
  if (!end_at) return refuse("end-missing");
  if (epochOf(end_at) <= epochOf(start_at)) return refuse("end-before-start");
  if (draft.assigned_to.length === 0) return refuse("nobody-assigned");
  return withEnd({ ...draft, start_at, end_at }, end_at);
}
