/** Rounds as good as can be found in the time there is: ruin and recreate under simulated annealing. */
import { dropRounds } from "./drop.ts";
import { layoutOf, type Layout } from "./layout.ts";
import { copyPlan, emptyPlan, leavingIn, solutionOf, type Plan } from "./plan.ts";
import type { RoundsProblem, RoundsSolution } from "./problem.ts";
import { randomOf } from "./random.ts";
import { recreateOf } from "./recreate.ts";
import { ruin } from "./ruin.ts";
import type { Progress, Search } from "./search.ts";

/** For fewer rounds: until when the roads alone are shortened, so that near visits share a round, and when dropping ends. */
const FIRST_SHARE = 0.04;
const FEWEST_SHARE = 0.75;
/** In mean roads between two visits: rounds longer by so much are often accepted at the beginning, hardly ever at the end. */
const HOT = 3;
const COLD = 0.05;

export function optimise(problem: RoundsProblem, seed: number, progress: Progress): RoundsSolution {
  const layout = layoutOf(problem);
  if (layout.visits === 0)
    return { rounds: problem.technicians.map(() => []), road: 0, leftOut: [] };
  const random = randomOf(seed);
  const search = { layout, random, recreate: recreateOf(layout, random), progress, steps: 0 };
  const plan = emptyPlan(layout);
  search.recreate(plan, layout.technicians);
  if (layout.aim === "fewest") {
    shorten(search, plan, { most: layout.technicians, until: FIRST_SHARE });
    dropRounds(search, plan, FEWEST_SHARE);
  }
  const most = layout.aim === "fewest" ? leavingIn(plan) : layout.technicians;
  shorten(search, plan, { most, until: 1 });
  return solutionOf(layout, plan);
}

function costOf({ uneven }: Layout, { road, penalty, load }: Plan): number {
  if (uneven === 0) return road + penalty;
  let squares = 0;
  for (let technician = 0; technician < load.length; technician++)
    squares += (load[technician] ?? 0) ** 2;
  return road + penalty + uneven * squares;
}

function shorten(
  search: Search,
  best: Plan,
  { most, until }: { most: number; until: number },
): void {
  const { layout, random, recreate, progress } = search;
  const [current, tried] = [emptyPlan(layout), emptyPlan(layout)];
  copyPlan(best, current);
  const began = progress(search.steps);
  const mean = best.road / Math.max(1, layout.visits);
  for (let done = began; done < until; done = progress(search.steps)) {
    const heat = mean * HOT * (COLD / HOT) ** ((done - began) / (until - began));
    copyPlan(current, tried);
    ruin(layout, tried, random);
    recreate(tried, most);
    search.steps += 1;
    if (costOf(layout, tried) >= costOf(layout, current) - heat * Math.log(random.next())) continue;
    copyPlan(tried, current);
    if (costOf(layout, current) < costOf(layout, best)) copyPlan(current, best);
  }
}
