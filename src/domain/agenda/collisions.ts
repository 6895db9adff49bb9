import { addMinutes, type Instant } from "../time.ts";
import type { AgendaEvent } from "./event.ts";
import { busyTime } from "./event-time.ts";
import { overlaps } from "./interval.ts";

type Busy = Pick<
  AgendaEvent,
  | "id"
  | "start_at"
  | "end_at"
  | "duration"
  | "status"
  | "assigned_to"
  | "resource_ids"
  | "trip_duration_before"
  | "trip_duration_after"
  | "trip_is_included_before"
  | "trip_is_included_after"
>;

/**
 * The other events that keep one of the same people or shared resources busy at the same time, trips on top
 * included: what the database would refuse (constraints assignee_free and resource_free), shown with names.
 */
export function collisionsOf<Event extends Busy>(event: Busy, others: readonly Event[]): Event[] {
  const mine = busyTime(event);
  if (!mine) return [];
  return others.filter((other) => {
    const theirs = busyTime(other);
    return (
      other.id !== event.id &&
      sharesWith(event, other) &&
      theirs !== undefined &&
      overlaps(mine, theirs)
    );
  });
}

type Held = Pick<AgendaEvent, "assigned_to" | "resource_ids">;

const sharesWith = (event: Held, other: Held): boolean =>
  other.assigned_to.some((id) => event.assigned_to.includes(id)) ||
  other.resource_ids.some((id) => event.resource_ids.includes(id));

/** The longest trip that an event may have on top of its hours. */
const LONGEST_TRIP = 1440;

/** Where to look for collisions: the event and its trips, and the longest trip of a neighbour. */
export const stretchAround = (event: Busy): { from: Instant; to: Instant } => ({
  from: addMinutes(event.start_at, -LONGEST_TRIP - event.trip_duration_before),
  to: addMinutes(event.end_at, LONGEST_TRIP + event.trip_duration_after),
});

/** What a refusal says of them: enough to know who is where with what of the same, no client's name. */
export const collisionDetail = (
  { resource_ids }: Held,
  events: readonly AgendaEvent[],
  nameOf: ReadonlyMap<string, string>,
) => ({
  collisions: events.map(({ id, start_at, end_at, kind, assigned_to, ...other }) => ({
    id,
    start_at,
    end_at,
    kind,
    assigned_to,
    resources: other.resource_ids.flatMap((resource_id) =>
      resource_ids.includes(resource_id) ? (nameOf.get(resource_id) ?? []) : [],
    ),
  })),
});
