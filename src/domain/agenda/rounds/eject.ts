/**
 * The ejection pool of Nagata & Bräysy, « A powerful route minimization heuristic for the vehicle routing problem with
 * time windows », Operations Research Letters 37 (2009): a visit without a place takes one in a round where it pushes out
 * those that have been easiest to place until now; random moves stir the rounds afterwards.
 */
import { canHold, foreseeRound, foresightOf, type Foresight } from "./foresee.ts";
import { endOf, roadOf, startOf, type Layout } from "./layout.ts";
import { putIn, retime, takeOut, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";
import { stir } from "./stir.ts";

/** How many visits are pushed out at once: few first, since a cheap attempt shortens the search of the next ones. */
const ATTEMPTS = [1, 2, 3, 5];
/** In a round of many visits there are too many ways to push out more. */
const LONG_ROUND = 20;
const MOST_OUT_OF_LONG = 2;

export type Ejector = {
  layout: Layout;
  random: Random;
  /** How hard it was to find a place for each visit until now, 1 at the beginning. */
  hard: Float64Array;
  foresight: Foresight;
  /** The round looked at with the visit at rank `placed`, and the latest begin of each of its nodes. */
  nodes: Int32Array;
  latest: Float64Array;
  size: number;
  placed: number;
  /** The easiest visit of that round; how many are pushed out at most. */
  easiest: number;
  most: number;
  /** Pushed out in the attempt of now; in the best one, with the sum of their hardness and the node before the visit. */
  tried: Int32Array;
  chosen: Int32Array;
  chosenCount: number;
  sum: number;
  ties: number;
  before: number;
};

export const ejectorOf = (layout: Layout, random: Random): Ejector => ({
  layout,
  random,
  hard: new Float64Array(layout.visits).fill(1),
  foresight: foresightOf(layout, Math.max(...ATTEMPTS)),
  nodes: new Int32Array(layout.visits + 3),
  latest: new Float64Array(layout.visits + 3),
  size: 0,
  placed: 0,
  easiest: 1,
  most: 1,
  tried: new Int32Array(Math.max(...ATTEMPTS)),
  chosen: new Int32Array(Math.max(...ATTEMPTS)),
  chosenCount: 0,
  sum: Infinity,
  ties: 0,
  before: -1,
});

/** A place for the last visit left out; those that it pushes out are left out instead. Windows only, no breaks or grid. */
export function placeByEjection(ejector: Ejector, plan: Plan): void {
  const { layout, hard, random } = ejector;
  plan.outCount -= 1;
  const visit = plan.out[plan.outCount] ?? 0;
  const free = anyPlace(ejector, plan, visit);
  if (free >= 0) {
    putIn(layout, plan, visit, free);
    return;
  }
  hard[visit] = (hard[visit] ?? 0) + 1;
  ejector.sum = Infinity;
  for (const most of ATTEMPTS) {
    ejector.most = most;
    for (let technician = 0; technician < layout.technicians; technician++)
      if (mayTake(layout, plan, technician, visit)) lookAt(ejector, plan, technician, visit);
  }
  if (ejector.sum === Infinity) tryAnother(plan, visit, random);
  else exchange(ejector, plan, visit);
  stir(layout, plan, random);
}

/** Whether the technician leaves and has the skills. */
const mayTake = (layout: Layout, plan: Plan, technician: number, visit: number): boolean =>
  (plan.count[technician] ?? 0) > 0 &&
  ((layout.skills[visit] ?? 0) & ~(layout.has[technician] ?? 0)) === 0;

/** The visit waits again, another one is the next. */
function tryAnother(plan: Plan, visit: number, random: Random): void {
  const last = plan.outCount;
  const other = random.below(last + 1);
  plan.out[last] = visit;
  plan.out[last] = plan.out[other] ?? 0;
  plan.out[other] = visit;
  plan.outCount += 1;
}

/** The visit goes in, those chosen go out. */
function exchange({ layout, chosen, chosenCount, before }: Ejector, plan: Plan, visit: number) {
  const technician = plan.who[before] ?? 0;
  for (let index = 0; index < chosenCount; index++) takeOut(layout, plan, chosen[index] ?? 0);
  retime(layout, plan, technician);
  putIn(layout, plan, visit, before);
}

/** Any place that the visit can have in the rounds that leave, each as likely; −1 when there is none. */
function anyPlace({ layout, random }: Ejector, plan: Plan, visit: number): number {
  const { next, over, latest, load } = plan;
  const { roads, roadsTo, nodes, room } = layout;
  const row = visit * nodes;
  const opens = layout.from[visit] ?? 0;
  const closes = layout.to[visit] ?? 0;
  const work = layout.duration[visit] ?? 0;
  const carried = layout.load[visit] ?? 0;
  let [found, places] = [-1, 0];
  for (let technician = 0; technician < layout.technicians; technician++) {
    if (!mayTake(layout, plan, technician, visit)) continue;
    if ((load[technician] ?? 0) + carried > (room[technician] ?? 0)) continue;
    const end = endOf(layout, technician);
    for (let at = startOf(layout, technician), then = end; at !== end; at = then) {
      const arrival = (over[at] ?? 0) + (roadsTo[row + at] ?? 0);
      if (arrival > closes) break;
      then = next[at] ?? end;
      const done = (arrival > opens ? arrival : opens) + work;
      if (done + (roads[row + then] ?? 0) > (latest[then] ?? 0)) continue;
      places += 1;
      if (random.next() * places < 1) found = at;
    }
  }
  return found;
}

/** Every place in the round, and what must be pushed out for it. */
function lookAt(ejector: Ejector, plan: Plan, technician: number, visit: number): void {
  const { layout, foresight, hard, most } = ejector;
  const count = plan.count[technician] ?? 0;
  if (count > LONG_ROUND && most > MOST_OUT_OF_LONG) return;
  let easiest = Infinity;
  const end = endOf(layout, technician);
  for (
    let at = plan.next[startOf(layout, technician)] ?? end;
    at !== end;
    at = plan.next[at] ?? end
  )
    if ((hard[at] ?? 0) < easiest) easiest = hard[at] ?? 0;
  // What fewer pushed out was tried before.
  if (easiest * most > ejector.sum) return;
  ejector.easiest = easiest;
  foreseeRound(foresight, plan, technician, most);
  for (let placed = 1; placed <= count + 1; placed++)
    if (canHold(foresight, visit, placed, most)) lookAtPlace(ejector, plan, visit, placed);
}

/** Who could go out when the visit stands before the stop at this rank. */
function lookAtPlace(ejector: Ejector, plan: Plan, visit: number, placed: number): void {
  const { layout, foresight, nodes, latest } = ejector;
  const { stops, count } = foresight;
  for (let rank = 0; rank < placed; rank++) nodes[rank] = stops[rank] ?? 0;
  nodes[placed] = visit;
  for (let rank = placed; rank < count; rank++) {
    const node = stops[rank] ?? 0;
    nodes[rank + 1] = node;
    latest[rank + 1] = plan.latest[node] ?? 0;
  }
  ejector.size = count + 1;
  ejector.placed = placed;
  for (let rank = placed; rank > 0; rank--) latest[rank] = latestAt(ejector, rank);
  const start = stops[0] ?? 0;
  const technician = plan.who[start] ?? 0;
  const carried = (plan.load[technician] ?? 0) + (layout.load[visit] ?? 0);
  const excess = carried - (layout.room[technician] ?? 0);
  pushOut(ejector, 1, start, layout.from[start] ?? 0, excess, 0, 0);
}

/** −Infinity when what follows cannot be held at all: an hour before the window opens would pass the test of arrivals. */
function latestAt({ layout, nodes, latest }: Ejector, at: number): number {
  const [node, then] = [nodes[at] ?? 0, nodes[at + 1] ?? 0];
  const bound = (latest[at + 1] ?? 0) - roadOf(layout, node, then) - (layout.duration[node] ?? 0);
  const closes = layout.to[node] ?? 0;
  if (bound < (layout.from[node] ?? 0)) return -Infinity;
  return bound < closes ? bound : closes;
}

/**
 * One more visit at this rank or after it. What comes before it is kept: the last one, `before`, is over at `over`. `excess`
 * is what the technician carries too much, `sum` the hardness of the `depth` visits pushed out until now.
 */
function pushOut(
  ejector: Ejector,
  rank: number,
  before: number,
  over: number,
  excess: number,
  sum: number,
  depth: number,
): void {
  const { layout, nodes, latest, hard, placed, size, tried, most, easiest } = ejector;
  const { roads, from, to, duration, load } = layout;
  const all = layout.nodes;
  for (let at = rank; at < size - 1; at++) {
    const node = nodes[at] ?? 0;
    const more = sum + (hard[node] ?? 0);
    if (at !== placed && more <= ejector.sum) {
      tried[depth] = node;
      const left = excess - (load[node] ?? 0);
      const then = nodes[at + 1] ?? 0;
      if (left <= 0 && over + (roads[before * all + then] ?? 0) <= (latest[at + 1] ?? 0))
        choose(ejector, more, depth + 1);
      else if (depth + 1 < most && more + easiest <= ejector.sum)
        pushOut(ejector, at + 1, before, over, left, more, depth + 1);
    }
    const arrival = over + (roads[before * all + node] ?? 0);
    if (arrival > (to[node] ?? 0)) return;
    const opens = from[node] ?? 0;
    over = (arrival > opens ? arrival : opens) + (duration[node] ?? 0);
    before = node;
  }
}

/** An attempt as good as the best one takes its place with an equal chance. */
function choose(ejector: Ejector, sum: number, count: number): void {
  const { nodes, tried, chosen, random } = ejector;
  if (sum < ejector.sum) ejector.ties = 0;
  ejector.sum = sum;
  ejector.ties += 1;
  if (random.next() * ejector.ties >= 1) return;
  ejector.chosenCount = count;
  for (let index = 0; index < count; index++) chosen[index] = tried[index] ?? 0;
  let before = ejector.placed - 1;
  while (isChosen(ejector, nodes[before] ?? 0)) before -= 1;
  ejector.before = nodes[before] ?? 0;
}

function isChosen({ chosen, chosenCount }: Ejector, node: number): boolean {
  for (let index = 0; index < chosenCount; index++) if (chosen[index] === node) return true;
  return false;
}
