/**
 * Fewer rounds, by the « absences » of the authors of `ruin.ts` (section 6): a round is dropped, and what is hard to
 * place again pushes the rest aside until everything has a place.
 */
import type { Layout } from "./layout.ts";
import { copyPlan, emptyPlan, leavingIn, retime, takeOut, type Plan } from "./plan.ts";
import { ruin } from "./ruin.ts";
import type { Search } from "./search.ts";

/** Round after round, as long as every visit finds a place in those that are left. */
export function dropRounds(search: Search, best: Plan, until: number): void {
  const { layout, random, recreate, progress } = search;
  const [current, tried] = [emptyPlan(layout), emptyPlan(layout)];
  const absences = new Float64Array(layout.visits).fill(1);
  const least = leastLeaving(layout);
  if (best.outCount > 0) return;
  copyPlan(best, current);
  for (; progress(search.steps) < until; search.steps++) {
    if (current.outCount === 0) {
      copyPlan(current, best);
      if (leavingIn(best) <= least) return;
      dropOne(layout, current, absences);
    }
    copyPlan(current, tried);
    ruin(layout, tried, random);
    recreate(tried, leavingIn(best) - 1);
    if (isNearer(tried, current, absences)) copyPlan(tried, current);
    for (let index = 0; index < tried.outCount; index++) {
      const visit = tried.out[index] ?? 0;
      absences[visit] = (absences[visit] ?? 0) + 1;
    }
  }
}

/** Nearer to a place for every visit: those left out were easier to place until now. */
const isNearer = (tried: Plan, current: Plan, absences: Float64Array): boolean =>
  tried.outCount === 0 || absencesIn(tried, absences) <= absencesIn(current, absences);

function absencesIn({ out, outCount }: Plan, absences: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < outCount; index++) sum += absences[out[index] ?? 0] ?? 0;
  return sum;
}

/** The round whose visits were easiest to place until now. */
function dropOne(layout: Layout, plan: Plan, absences: Float64Array): void {
  const sums = new Float64Array(layout.technicians);
  for (let visit = 0; visit < layout.visits; visit++) {
    const technician = plan.who[visit] ?? 0;
    sums[technician] = (sums[technician] ?? 0) + (absences[visit] ?? 0);
  }
  let dropped = -1;
  for (let technician = 0; technician < layout.technicians; technician++)
    if (
      (plan.count[technician] ?? 0) > 0 &&
      (dropped < 0 || (sums[technician] ?? 0) < (sums[dropped] ?? 0))
    )
      dropped = technician;
  for (let visit = 0; visit < layout.visits; visit++)
    if (plan.who[visit] === dropped) takeOut(layout, plan, visit);
  retime(layout, plan, dropped);
}

/** Fewer could not carry what all visits take. */
function leastLeaving({ load, room }: Layout): number {
  const all = load.reduce((sum, one) => sum + one, 0);
  let carried = 0;
  let least = 0;
  for (const one of room.toSorted().reverse()) {
    if (carried >= all) break;
    carried += one;
    least += 1;
  }
  return least;
}
