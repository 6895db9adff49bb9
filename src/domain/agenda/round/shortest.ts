/**
 * The shortest round that keeps every fixed stop and every window. Exact up to eight visits; above, the
 * present order improved by moving and reversing parts of it until nothing is gained. Stops come sorted by
 * the clock, and only a strictly shorter road replaces an order: of equal ones the nearest to today's is kept.
 */
import { back, departure, goTo, schedule } from "./schedule.ts";
import type { Progress, RoundDay } from "./schedule.ts";

const EXACT_AT_MOST = 8;
const LONGEST_PART = 3;

/** Undefined when no order is shorter than `limit` minutes on the road. */
export function shortestRound(day: RoundDay, limit: number): Progress | undefined {
  const visits = day.stops.filter(({ fixed }) => !fixed).length;
  const found = visits <= EXACT_AT_MOST ? searchAll(day, limit) : improve(day);
  return found && found.road < limit ? found : undefined;
}

/** Depth first, in the order of the clock, cut where even the shortest ways left would be too long. */
function searchAll(day: RoundDay, limit: number): Progress | undefined {
  const cheapest = day.stops.map((_, index) => cheapestWayTo(day, index + 1));
  let best: Progress | undefined;
  let shortest = limit;
  const visit = (progress: Progress, left: readonly number[], least: number): void => {
    if (progress.road + least >= shortest) return;
    if (left.length === 0) {
      const whole = back(day, progress);
      if (whole.road < shortest) [best, shortest] = [whole, whole.road];
      return;
    }
    for (const index of choices(day, left)) {
      const next = goTo(day, progress, index);
      const rest = left.filter((other) => other !== index);
      if (next) visit(next, rest, least - (cheapest[index] ?? 0));
    }
  };
  const all = day.stops.map((_, index) => index);
  const home = cheapestWayTo(day, 0);
  visit(departure(day), all, cheapest.reduce((sum, road) => sum + road, 0) + home);
  return best;
}

/** Any visit, or the next of the fixed stops. */
export function choices(day: RoundDay, left: readonly number[]): number[] {
  const nextFixed = left.find((index) => day.stops[index]?.fixed);
  return left.filter((index) => index === nextFixed || !day.stops[index]?.fixed);
}

const cheapestWayTo = ({ roads }: RoundDay, to: number): number =>
  Math.min(...roads.map((ways, from) => (from === to ? Infinity : (ways[to] ?? Infinity))));

/** The best neighbour again and again, until none is shorter. */
function improve(day: RoundDay): Progress | undefined {
  let best = firstOrder(day);
  for (let next = best; next;) {
    best = next;
    next = bestNeighbour(day, best);
  }
  return best;
}

function bestNeighbour(day: RoundDay, { order, road }: Progress): Progress | undefined {
  let best: Progress | undefined;
  let shortest = road;
  for (const candidate of neighbours(order)) {
    const round = schedule(day, candidate);
    if (round && round.road < shortest) [best, shortest] = [round, round.road];
  }
  return best;
}

/** A part of the order reversed where it is, or up to three stops put elsewhere, either way round. */
export function* neighbours(order: readonly number[]): Generator<number[]> {
  for (let from = 0; from < order.length; from++) {
    for (let to = from + 1; to <= order.length; to++) {
      const part = order.slice(from, to);
      const others = order.toSpliced(from, part.length);
      const turned = part.toReversed();
      if (part.length > 1) yield others.toSpliced(from, 0, ...turned);
      if (part.length > LONGEST_PART) continue;
      for (let place = 0; place <= others.length; place++) {
        if (place === from) continue;
        yield others.toSpliced(place, 0, ...part);
        if (part.length > 1) yield others.toSpliced(place, 0, ...turned);
      }
    }
  }
}

/** The present order when its roads can be driven, else each visit put where it costs least. */
function firstOrder(day: RoundDay): Progress | undefined {
  const all = day.stops.map((_, index) => index);
  const present = schedule(day, all);
  if (present) return present;
  const isFixed = (index: number) => day.stops[index]?.fixed === true;
  let round = schedule(day, all.filter(isFixed));
  for (const index of all.filter((one) => !isFixed(one)))
    round = round && insert(day, round, index);
  return round;
}

function insert(day: RoundDay, { order }: Progress, index: number): Progress | undefined {
  let best: Progress | undefined;
  for (let place = 0; place <= order.length; place++) {
    const round = schedule(day, order.toSpliced(place, 0, index));
    if (round && (!best || round.road < best.road)) best = round;
  }
  return best;
}
