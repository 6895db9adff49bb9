/**
 * Fewer rounds: a round is dropped, and its visits look for a place in those that are left until each has one. Two ways
 * take turns, since each finds what the other misses: the ejection pool of `eject.ts`, and ruin and recreate which keeps
 * what is nearer to a place for everything (the « absences » of the authors of `ruin.ts`, section 6).
 */
import { ejectorOf, placeByEjection } from "./eject.ts";
import { endOf, roadOf, startOf, type Layout } from "./layout.ts";
import { copyPlan, emptyPlan, leavingIn, retime, takeOut, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import { ruin } from "./ruin.ts";
import type { Search } from "./search.ts";

/** Ruins after each ejection: short turns were measured to drop rounds sooner than long ones. */
const RUINS = 3;
/** How much harder to place a visit becomes when a ruin leaves it out; 1 when an ejection finds no place for it. */
const ABSENCE = 0.1;
/** Steps for each visit of the problem after which one round less is given up: the rest of the time shortens the roads. */
const PATIENCE = 2_500;

/** Round after round, as long as every visit finds a place in those that are left. */
export function dropRounds(search: Search, best: Plan, until: number): void {
  const { layout, random, recreate, progress } = search;
  const hopeless = best.out.slice(0, best.outCount);
  // The plan leaves out a visit that a technician could do: the search does not remove a round from it.
  if (hopeless.some((visit) => fitsAlone(layout, visit))) return;
  const least = leastLeaving(layout, hopeless);
  const [current, tried] = [emptyPlan(layout), emptyPlan(layout)];
  const ejector = ejectorOf(layout, random);
  const { hard } = ejector;
  copyPlan(best, current);
  current.outCount = 0;
  const patience = PATIENCE * layout.visits;
  for (let turn = 0; turn < patience && progress(search.steps) < until; search.steps++) {
    if (current.outCount === 0) {
      copyPlan(current, best);
      best.out.set(hopeless);
      best.outCount = hopeless.length;
      if (leavingIn(best) <= least) return;
      dropOne(layout, current, random);
      hard.fill(1);
      turn = 0;
    }
    turn += 1;
    // An ejection knows neither breaks nor a grid.
    if (!layout.hours && turn % (1 + RUINS) === 0) {
      placeByEjection(ejector, current);
      continue;
    }
    copyPlan(current, tried);
    ruin(layout, tried, random);
    const most = hardnessOf(current, hard);
    let sum = 0;
    const isNearer = recreate(tried, leavingIn(best) - 1, (visit) => {
      sum += hard[visit] ?? 0;
      hard[visit] = (hard[visit] ?? 0) + ABSENCE;
      return sum <= most;
    });
    if (isNearer) copyPlan(tried, current);
  }
}

function hardnessOf({ out, outCount }: Plan, hard: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < outCount; index++) sum += hard[out[index] ?? 0] ?? 0;
  return sum;
}

/** A round of few visits. */
function dropOne(layout: Layout, plan: Plan, random: Random): void {
  let [dropped, fewest] = [-1, Infinity];
  for (let technician = 0; technician < layout.technicians; technician++) {
    const count = plan.count[technician] ?? 0;
    const rank = count + 2 * random.next();
    if (count === 0 || rank >= fewest) continue;
    [dropped, fewest] = [technician, rank];
  }
  if (dropped < 0) return;
  for (let visit = 0; visit < layout.visits; visit++)
    if (plan.who[visit] === dropped) takeOut(layout, plan, visit);
  retime(layout, plan, dropped);
}

/** Whether anybody could do this visit if it were the only one. */
function fitsAlone(layout: Layout, visit: number): boolean {
  for (let technician = 0; technician < layout.technicians; technician++) {
    const [start, end] = [startOf(layout, technician), endOf(layout, technician)];
    const arrival = (layout.from[start] ?? 0) + roadOf(layout, start, visit);
    const begins = Math.max(arrival, layout.from[visit] ?? 0);
    const back = begins + (layout.duration[visit] ?? 0) + roadOf(layout, visit, end);
    if (
      ((layout.skills[visit] ?? 0) & ~(layout.has[technician] ?? 0)) === 0 &&
      (layout.load[visit] ?? 0) <= (layout.room[technician] ?? 0) &&
      begins <= (layout.to[visit] ?? 0) &&
      back <= (layout.to[end] ?? 0)
    )
      return true;
  }
  return false;
}

/** Lower bound of the number of rounds: the total load of the feasible visits against the capacities, largest first. */
function leastLeaving({ load, room }: Layout, hopeless: Int32Array): number {
  const all = load.reduce((sum, one) => sum + one, 0);
  const carriable = all - hopeless.reduce((sum, visit) => sum + (load[visit] ?? 0), 0);
  let carried = 0;
  let least = 0;
  for (const one of room.toSorted().reverse()) {
    if (carried >= carriable) break;
    carried += one;
    least += 1;
  }
  return least;
}
