/** An appointment moved by hand in the agenda: what follows it, and when its client must be asked about. */
import { addMinutes, epochOf, minutesBetween, type Instant } from "../../time.ts";
import { collisionsOf } from "../collisions.ts";
import type { AgendaEvent } from "../event.ts";
import type { Interval } from "../interval.ts";
import type { Placement } from "./placement.ts";

/** The event at its new place. Its announced window stays as long as the arrival is inside it, else follows it. */
export function movedEvent(event: AgendaEvent, placement: Placement): AgendaEvent {
  const { start_at, end_at } = placement;
  const duration = minutesBetween(start_at, end_at);
  return { ...event, ...placement, duration, ...announcedAt(event, start_at) };
}

/** The window announced to the client once the appointment starts at `start_at`. */
export function announcedAt(event: AgendaEvent, start_at: Instant) {
  const { public_start_at, public_end_at } = event;
  const isInside =
    public_start_at !== null && public_start_at <= start_at && start_at < (public_end_at ?? "");
  const shift = isInside ? 0 : minutesBetween(event.start_at, start_at);
  return {
    public_start_at: public_start_at && addMinutes(public_start_at, shift),
    public_end_at: public_end_at && addMinutes(public_end_at, shift),
  };
}

/** True when another window would be announced to the client, and the visit is still to come. */
export const changesAnnouncement = (
  before: AgendaEvent,
  after: AgendaEvent,
  now: Instant,
): boolean =>
  before.repair_id !== null &&
  before.status === "TODO" &&
  !announcesTheSame(before, after) &&
  after.public_end_at !== null &&
  after.public_end_at > now;

const announcesTheSame = (before: AgendaEvent, after: AgendaEvent): boolean =>
  before.public_start_at === after.public_start_at && before.public_end_at === after.public_end_at;

/**
 * Whether the client is written to about a change from the dialog: the person is asked when another window would be
 * announced; hours that move inside the same window are the shop's own affair.
 */
export function tellingOf(
  before: AgendaEvent | undefined,
  after: AgendaEvent,
  now: Instant,
): "ask" | "tell" | "silent" {
  if (!before || before.status !== after.status) return "tell";
  if (changesAnnouncement(before, after, now)) return "ask";
  return announcesTheSame(before, after) ? "silent" : "tell";
}

type Search = {
  others: readonly AgendaEvent[];
  /** Where it may be put, in epoch milliseconds. */
  hours: readonly Interval[];
  now: Instant;
};

const STEP = 15;
const PROPOSED = 3;

/** The nearest starts at which every assignee is free, earliest first; `hours` come in order. */
export function nearestPlaces(event: AgendaEvent, { others, hours, now }: Search): Instant[] {
  const starts = hours.flatMap((span) => startsIn(span, event));
  const distance = (start: Instant) => Math.abs(minutesBetween(event.start_at, start));
  return starts
    .filter((start_at) => start_at > now && isFree(event, start_at, others))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, PROPOSED)
    .sort();
}

function startsIn({ from, to }: Interval, { start_at, duration }: AgendaEvent): Instant[] {
  const first = Math.round((from - epochOf(start_at)) / 60_000);
  const last = Math.round((to - epochOf(start_at)) / 60_000) - duration;
  const count = Math.floor((last - first) / STEP) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    addMinutes(start_at, first + index * STEP),
  );
}

const isFree = (event: AgendaEvent, start_at: Instant, others: readonly AgendaEvent[]): boolean =>
  collisionsOf({ ...event, start_at, end_at: addMinutes(start_at, event.duration) }, others)
    .length === 0;
