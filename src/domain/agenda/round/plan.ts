/** A round as it is shown, and the new hours of its visits. */
import { toInstant, type Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import type { Place } from "../travel.ts";
import { roadBetween, type Progress, type RoundDay } from "./schedule.ts";
import type { DayStop } from "./stops.ts";

/** A stop as both lists show it: the hours of the work, and the minutes on the road to come there. */
export type RoundLine = {
  event: AgendaEvent;
  start_at: Instant;
  end_at: Instant;
  road: number;
  /** Stays where it is: done, begun, shared, at the workshop, an absence. */
  fixed: boolean;
  place: Place | null;
};

/** `road`: minutes of the whole day, the way back to the base (`back`) included. */
export type RoundPlan = { lines: RoundLine[]; road: number; back: number };

/** Who goes to an event, its hours and its trips, and those it would have. */
export type RoundMove = { event_id: string; from: RoundHours; to: RoundHours };
export type RoundHours = { user_id: string } & Pick<
  AgendaEvent,
  | "start_at"
  | "end_at"
  | "trip_duration_before"
  | "trip_duration_after"
  | "trip_is_included_before"
  | "trip_is_included_after"
>;

type Round = Pick<Progress, "order" | "starts" | "road">;

export function planOf(day: RoundDay, { order, starts, road }: Round): RoundPlan {
  const lines = order.map((index, rank) => {
    const stop = stopAt(day, index);
    const start = starts[rank] ?? stop.work.from;
    return {
      event: stop.event,
      start_at: toInstant(start),
      end_at: toInstant(start + stop.work.to - stop.work.from),
      road: roadBetween(day, atRank(order, rank - 1), index + 1),
      fixed: stop.fixed,
      place: stop.place,
    };
  });
  return { lines, road, back: roadBetween(day, atRank(order, order.length - 1), 0) };
}

/** Every visit gets the trips of its new place, even where its hours stay; a visit that comes from a colleague changes hands. */
export function movesOf(day: RoundDay, round: Round, user_id: string): RoundMove[] {
  return round.order.flatMap((index, rank) => {
    const { event, fixed, work } = stopAt(day, index);
    if (fixed) return [];
    const start = round.starts[rank] ?? work.from;
    const to = {
      user_id,
      start_at: toInstant(start),
      end_at: toInstant(start + work.to - work.from),
      ...tripsAt(day, round.order, rank),
      trip_is_included_before: false,
      trip_is_included_after: false,
    };
    return [
      {
        event_id: event.id,
        from: hoursOf({ ...event, user_id: event.assigned_to[0] ?? user_id }),
        to,
      },
    ];
  });
}

/** A trip is kept once: by the visit that arrives, and by the last one for the way back. */
function tripsAt(day: RoundDay, order: readonly number[], rank: number) {
  const here = atRank(order, rank);
  const previous = day.stops[order[rank - 1] ?? -1];
  const next = day.stops[order[rank + 1] ?? -1];
  const kept_after = previous?.fixed ? previous.kept_after : 0;
  const road_to = roadBetween(day, atRank(order, rank - 1), here);
  const road_from = roadBetween(day, here, atRank(order, rank + 1));
  const isNextMoved = next !== undefined && !next.fixed;
  const kept_before = next?.fixed ? next.kept_before : 0;
  return {
    trip_duration_before: Math.max(0, road_to - kept_after),
    trip_duration_after: isNextMoved ? 0 : Math.max(0, road_from - kept_before),
  };
}

/** Where the round is at that rank, as an index of the roads; the base before the first and after the last. */
const atRank = (order: readonly number[], rank: number): number => (order[rank] ?? -1) + 1;

function stopAt(day: RoundDay, index: number): DayStop {
  const stop = day.stops[index];
  if (!stop) throw new Error(`no stop ${index} in this round`);
  return stop;
}

export const hoursOf = (event: RoundHours): RoundHours => ({
  user_id: event.user_id,
  start_at: event.start_at,
  end_at: event.end_at,
  trip_duration_before: event.trip_duration_before,
  trip_duration_after: event.trip_duration_after,
  trip_is_included_before: event.trip_is_included_before,
  trip_is_included_after: event.trip_is_included_after,
});
