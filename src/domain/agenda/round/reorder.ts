/** The new hours of a round, checked against the day as it is when they are written. */
import { refuse, type Refusal } from "../../decision.ts";
import { epochOf, minutesBetween, type Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import type { RoundHours, RoundMove } from "./plan.ts";
import { startBounds, workOf } from "./stops.ts";

/** "round-changed": a visit was moved, done, begun or given to another person since the order was proposed. */
export type RoundRefusal = Refusal<"round-changed" | "bad-input">;

/** The events with their new hours; the order of the moves is kept. */
export function reorderRound(
  moves: readonly RoundMove[],
  events: readonly AgendaEvent[],
  { now }: { now: Instant },
): AgendaEvent[] | RoundRefusal {
  const known = new Map(events.map((event) => [event.id, event]));
  const moved: AgendaEvent[] = [];
  for (const { event_id, from, to } of moves) {
    const event = known.get(event_id);
    if (!event || !isAsSeen(event, from) || !isOpenTo(event, from.user_id, now))
      return refuse("round-changed");
    const { user_id, ...hours } = to;
    const duration = minutesBetween(to.start_at, to.end_at);
    const after = { ...event, ...hours, duration, assigned_to: [user_id] };
    if (!isAllowed(after)) return refuse("bad-input");
    moved.push(after);
  }
  return moved;
}

const isAsSeen = (event: AgendaEvent, seen: RoundHours): boolean =>
  event.start_at === seen.start_at && event.end_at === seen.end_at;

const isOpenTo = (event: AgendaEvent, user_id: string, now: Instant): boolean =>
  event.status === "TODO" &&
  event.visit_id === null &&
  event.assigned_to.length === 1 &&
  event.assigned_to[0] === user_id &&
  epochOf(event.start_at) > epochOf(now);

/** Never outside the window announced to the client, nor the bounds that the client asked for. */
function isAllowed(event: AgendaEvent): boolean {
  const work = workOf(event);
  const bounds = startBounds(event, work.to - work.from);
  const trips = [event.trip_duration_before, event.trip_duration_after];
  return (
    event.duration > 0 &&
    trips.every((minutes) => Number.isInteger(minutes) && minutes >= 0 && minutes <= 1440) &&
    bounds.from <= work.from &&
    work.from <= bounds.to
  );
}
