/** A visit is not moved earlier than it was planned when nothing needs it: it waits for its former hour as long as the next stop allows. */
import { MINUTE } from "../../time.ts";
import { roadBetween } from "../round/schedule.ts";
import { STEP, type MovableVisit } from "../round/stops.ts";
import type { LateDay, LateRound } from "./order.ts";

/** The same order, from the last stop to the first. */
export function settle(day: LateDay, round: LateRound): LateRound {
  const { order } = round.progress;
  const starts = [...round.progress.starts];
  for (let rank = order.length - 1; rank > 0; rank--) {
    const stop = day.stops[order[rank] ?? -1];
    const start = starts[rank];
    if (!stop || stop.fixed || start === undefined || start >= stop.work.from) continue;
    const span = stop.starts.find(({ from, to }) => from <= start && start <= to);
    const latest = Math.min(latestStart(day, { order, starts, rank }, stop), span?.to ?? start);
    starts[rank] =
      latest >= stop.work.from ? stop.work.from : Math.max(start, Math.floor(latest / STEP) * STEP);
  }
  return { ...round, progress: { ...round.progress, starts } };
}

type Place = { order: readonly number[]; starts: readonly number[]; rank: number };

/** So that the next stop is still reached. */
function latestStart(
  day: LateDay,
  { order, starts, rank }: Place,
  { work }: Pick<MovableVisit, "work">,
): number {
  const [here, next] = [order[rank] ?? -1, order[rank + 1]];
  const stop = next === undefined ? undefined : day.stops[next];
  if (!stop || next === undefined) return Infinity;
  const road = roadBetween(day, here + 1, next + 1);
  const missing = stop.fixed ? Math.max(0, road - stop.kept_before) : road;
  const begins = stop.fixed ? stop.busy.from : (starts[rank + 1] ?? stop.work.from);
  return begins - missing * MINUTE - (work.to - work.from);
}
