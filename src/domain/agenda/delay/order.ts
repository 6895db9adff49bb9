/**
 * The order of what is left of a late day: fewest visits left out, then fewest clients whose announced window is broken,
 * then fewest minutes late, then the shortest road. Exact up to seven stops; above, the present order improved part by
 * part. Only a strictly better order replaces the present one.
 */
import { MINUTE } from "../../time.ts";
import { back, departure, goTo, type Progress, type RoundDay } from "../round/schedule.ts";
import { choices, neighbours } from "../round/shortest.ts";
import type { DelayStop } from "./stops.ts";

export type LateDay = Omit<RoundDay, "stops"> & { stops: readonly DelayStop[] };

/** Compared from left to right. */
type Cost = readonly [left_out: number, broken: number, late: number, road: number];

export type LateRound = { progress: Progress; left_out: readonly number[]; cost: Cost };

const EXACT_AT_MOST = 7;

/** The visits in their present order, each pushed as far as it must be. */
export const presentOrder = (day: LateDay): LateRound =>
  inOrder(
    day,
    day.stops.flatMap(({ fixed }, index) => (fixed ? [] : index)),
  );

export function bestOrder(day: LateDay): LateRound {
  const present = presentOrder(day);
  return day.stops.length - 1 <= EXACT_AT_MOST ? searchAll(day, present) : improve(day, present);
}

/** On the spot of the visit under way, which is the first stop; the way to it is behind. */
function onTheSpot(day: LateDay): Progress {
  const start = goTo(day, departure(day), 0);
  if (!start) throw new Error("no visit under way");
  return { ...start, road: 0 };
}

/** Each visit as early as its turn allows, before the next stop that stays or after it. */
function inOrder(day: LateDay, order: readonly number[]): LateRound {
  let progress = onTheSpot(day);
  const fixed = day.stops.flatMap((stop, index) => (stop.fixed && index > 0 ? index : []));
  const left_out: number[] = [];
  for (const index of order) {
    let next = reachable(day, goTo(day, progress, index), fixed[0]);
    while (!next && fixed.length > 0) {
      progress = pass(day, progress, fixed.shift());
      next = reachable(day, goTo(day, progress, index), fixed[0]);
    }
    if (next) progress = next;
    else left_out.push(index);
  }
  while (fixed.length > 0) progress = pass(day, progress, fixed.shift());
  return roundOf(day, progress, left_out);
}

/** Undefined when the stop that stays could not be reached from there. */
const reachable = (
  day: LateDay,
  next: Progress | undefined,
  fixed: number | undefined,
): Progress | undefined =>
  next && (fixed === undefined || goTo(day, next, fixed)) ? next : undefined;

const pass = (day: LateDay, progress: Progress, fixed: number | undefined): Progress =>
  (fixed === undefined ? undefined : goTo(day, progress, fixed)) ?? progress;

/** Depth first, in the order of the clock, cut where what is placed already costs as much as the best. */
function searchAll(day: LateDay, present: LateRound): LateRound {
  let best = present;
  const visit = (progress: Progress, left: readonly number[]): void => {
    if (!isCheaper(costOf(day, progress, []), best.cost)) return;
    let isOver = true;
    for (const index of choices(day, left)) {
      const next = goTo(day, progress, index);
      if (!next && !day.stops[index]?.fixed) continue;
      isOver = false;
      if (next)
        visit(
          next,
          left.filter((other) => other !== index),
        );
    }
    const round = isOver ? roundOf(day, progress, left) : best;
    if (isCheaper(round.cost, best.cost)) best = round;
  };
  visit(
    onTheSpot(day),
    day.stops.flatMap((_, index) => (index > 0 ? index : [])),
  );
  return best;
}

function improve(day: LateDay, present: LateRound): LateRound {
  let best = present;
  let order = day.stops.flatMap(({ fixed }, index) => (fixed ? [] : index));
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const candidate of neighbours(order)) {
      const round = inOrder(day, candidate);
      if (!isCheaper(round.cost, best.cost)) continue;
      [best, order, isBetter] = [round, candidate, true];
    }
  }
  return best;
}

function roundOf(day: LateDay, progress: Progress, left_out: readonly number[]): LateRound {
  const whole = back(day, progress);
  return { progress: whole, left_out, cost: costOf(day, whole, left_out) };
}

function costOf(
  day: LateDay,
  { order, starts, road }: Progress,
  left_out: readonly number[],
): Cost {
  let broken = left_out.filter((index) => day.stops[index]?.announced).length;
  let late = 0;
  order.forEach((index, rank) => {
    const minutes = minutesLate(day.stops[index], starts[rank]);
    late += minutes;
    if (minutes > 0 && day.stops[index]?.announced) broken++;
  });
  return [left_out.length, broken, late, road];
}

/** Past the last start that was announced; of a stop that stays, past its own. */
export const minutesLate = (stop: DelayStop | undefined, start: number | undefined): number =>
  stop && start !== undefined && start > stop.latest
    ? Math.ceil((start - stop.latest) / MINUTE)
    : 0;

export function isCheaper(one: Cost, other: Cost): boolean {
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
