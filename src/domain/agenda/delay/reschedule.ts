/** The new hours of a late day, checked against the day as it is when they are written. */
import { refuse, type Refusal } from "../../decision.ts";
import { addMinutes, type Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import { hoursOf, type RoundMove } from "../round/plan.ts";
import { workOf } from "../round/stops.ts";
import { withHours } from "./propose.ts";

/** "round-changed": the day is no longer as it was when the proposal was made, or its hours have gone by. */
export type DelayRefusal = Refusal<"round-changed" | "bad-input">;

export type NewDay = {
  user_id: string;
  moves: readonly RoundMove[];
  /** Visits that no longer fit: without a technician, they wait for another day. */
  left_out: readonly string[];
};

export type Rescheduled = { before: AgendaEvent; after: AgendaEvent };

/** While the proposal is read. */
const READING_MINUTES = 5;

/** What changes; nothing when all of it is written already: the same press may come twice. */
export function rescheduleDay(
  { user_id, moves, left_out }: NewDay,
  events: readonly AgendaEvent[],
  { now }: { now: Instant },
): Rescheduled[] | DelayRefusal {
  const ids = [...moves.map(({ event_id }) => event_id), ...left_out];
  if (ids.length === 0 || new Set(ids).size < ids.length) return refuse("bad-input");
  const known = new Map(events.map((event) => [event.id, event]));
  const changes: Rescheduled[] = [];
  let isAsSeen = true;
  for (const { event_id, from, to } of moves) {
    const before = known.get(event_id);
    if (!before) return refuse("round-changed");
    const { user_id: _same, ...hours } = to;
    const after = { ...withHours(before, hours), ...hours };
    const seen = before.start_at === from.start_at && before.end_at === from.end_at;
    isAsSeen &&= seen && isOpen(before, user_id) && !isOver(after, from, now);
    if (seen && !isAllowed(before, after)) return refuse("bad-input");
    changes.push({ before, after });
  }
  for (const event_id of left_out) {
    const before = known.get(event_id);
    if (!before) return refuse("round-changed");
    isAsSeen &&= isOpen(before, user_id);
    changes.push({ before, after: { ...before, assigned_to: [] } });
  }
  if (changes.every(({ before, after }) => isWritten(before, after))) return [];
  return isAsSeen ? changes : refuse("round-changed");
}

const isOpen = ({ status, assigned_to }: AgendaEvent, user_id: string): boolean =>
  status === "TODO" && assigned_to.length === 1 && assigned_to[0] === user_id;

/** A later hour that is past by now; one taken back to its former hour may be. */
const isOver = (
  { start_at }: AgendaEvent,
  from: Pick<AgendaEvent, "start_at">,
  now: Instant,
): boolean => start_at > from.start_at && start_at < addMinutes(now, -READING_MINUTES);

/** The visit under way keeps its start; the others keep their length. */
function isAllowed(before: AgendaEvent, after: AgendaEvent): boolean {
  const trips = [after.trip_duration_before, after.trip_duration_after];
  return (
    after.start_at < after.end_at &&
    after.duration <= 1440 &&
    (after.start_at === before.start_at || lengthOf(after) === lengthOf(before)) &&
    trips.every((minutes) => Number.isInteger(minutes) && minutes >= 0 && minutes <= 1440)
  );
}

function lengthOf(event: AgendaEvent): number {
  const { from, to } = workOf(event);
  return to - from;
}

const isWritten = (event: AgendaEvent, wanted: AgendaEvent): boolean =>
  JSON.stringify(hoursOf({ ...event, user_id: event.assigned_to.join() })) ===
  JSON.stringify(hoursOf({ ...wanted, user_id: wanted.assigned_to.join() }));
