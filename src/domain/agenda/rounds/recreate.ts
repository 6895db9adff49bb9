/**
 * Puts the visits that are left out where they cost least, one after another, now and then blind to the best place: the
 * greedy insertion with blinks of the same authors (section 5.3).
 */
import { beginsAt, endOf, startOf, type Layout } from "./layout.ts";
import { putIn, type Plan } from "./plan.ts";
import type { Random } from "./random.ts";

/** How often a round with the cheapest place so far is passed over. */
const BLINK = 0.01;

/** What the visits are sorted by, smallest first; each as often as its weight. */
function orders({ load, visits, nodes, from, to, roads }: Layout): Float64Array[] {
  const away = (visit: number): number => roads[visit * nodes + visits] ?? 0;
  const weighted: [number, (visit: number) => number][] = [
    [4, () => 0],
    [4, (visit) => -(load[visit] ?? 0)],
    [2, (visit) => -away(visit)],
    [1, away],
    [2, (visit) => (to[visit] ?? 0) - (from[visit] ?? 0)],
    [2, (visit) => from[visit] ?? 0],
    [2, (visit) => -(to[visit] ?? 0)],
  ];
  return weighted.flatMap(([weight, key]) => {
    const keys = Float64Array.from({ length: visits }, (_, visit) => key(visit));
    return Array.from({ length: weight }, () => keys);
  });
}

/**
 * `most`: technicians who may leave. A visit without a place stays left out where `mayLeaveOut` allows it; where it does
 * not, the search stops and returns false: the plan is then incomplete and must be discarded.
 */
export type Recreate = (
  plan: Plan,
  most: number,
  mayLeaveOut?: (visit: number) => boolean,
) => boolean;

export function recreateOf(layout: Layout, random: Random): Recreate {
  const sorted = sorterOf(layout, random);
  const best = placeFinderOf(layout, random);
  const waiting = new Int32Array(layout.visits);
  return (plan, most, mayLeaveOut) => {
    const count = sorted(plan, waiting);
    plan.outCount = 0;
    for (let index = 0; index < count; index++) {
      const visit = waiting[index] ?? 0;
      const before = best(plan, visit, most);
      if (before >= 0) {
        putIn(layout, plan, visit, before);
        continue;
      }
      if (mayLeaveOut && !mayLeaveOut(visit)) return false;
      plan.out[plan.outCount] = visit;
      plan.outCount += 1;
    }
    return true;
  };
}

/** The visits left out, in a new order; how many they are. */
function sorterOf(layout: Layout, random: Random): (plan: Plan, waiting: Int32Array) => number {
  const choices = orders(layout);
  return ({ out, outCount }, waiting) => {
    const keys = choices[random.below(choices.length)] ?? new Float64Array();
    for (let at = 0; at < outCount; at++) {
      const other = random.below(at + 1);
      waiting[at] = waiting[other] ?? 0;
      waiting[other] = out[at] ?? 0;
    }
    for (let at = 1; at < outCount; at++) {
      const visit = waiting[at] ?? 0;
      const key = keys[visit] ?? 0;
      let to = at;
      for (; to > 0 && (keys[waiting[to - 1] ?? 0] ?? 0) > key; to--)
        waiting[to] = waiting[to - 1] ?? 0;
      waiting[to] = visit;
    }
    return outCount;
  };
}

/** The cheapest place found so far for a visit: after node `found`, −1 where there is none. */
type Finder = {
  layout: Layout;
  random: Random;
  visit: number;
  cheapest: number;
  found: number;
  untilBlink: number;
  /** Of each visit in each technician's round (`visit * technicians + technician`): the cheapest place, in this version. */
  versions: Int32Array;
  costs: Float64Array;
  places: Int32Array;
};

function finderOf(layout: Layout, random: Random): Finder {
  const pairs = layout.visits * layout.technicians;
  return {
    layout,
    random,
    visit: -1,
    cheapest: Infinity,
    found: -1,
    untilBlink: blinkAfter(random),
    versions: new Int32Array(pairs).fill(-1),
    costs: new Float64Array(pairs),
    places: new Int32Array(pairs),
  };
}

/** The node after which inserting the visit is cheapest; −1 when no feasible insertion exists. */
function placeFinderOf(layout: Layout, random: Random) {
  const finder = finderOf(layout, random);
  return (plan: Plan, visit: number, most: number): number => {
    finder.visit = visit;
    finder.cheapest = Infinity;
    finder.found = -1;
    if (lookAtRounds(finder, plan) < most) lookAtFree(finder, plan);
    return finder.found;
  };
}

/** Every round that has begun; how many there are. */
function lookAtRounds(finder: Finder, plan: Plan): number {
  let leaving = 0;
  for (let technician = 0; technician < finder.layout.technicians; technician++) {
    if (plan.count[technician] === 0) continue;
    leaving += 1;
    if (canTake(finder, plan, technician)) lookAt(finder, plan, technician);
  }
  return leaving;
}

/** One technician of each kind who does not leave yet. */
function lookAtFree(finder: Finder, plan: Plan): void {
  const { technicians, kind } = finder.layout;
  let tried = -1;
  for (let technician = 0; technician < technicians; technician++) {
    if (plan.count[technician] !== 0 || kind[technician] === tried) continue;
    tried = kind[technician] ?? -1;
    if (canTake(finder, plan, technician)) lookAt(finder, plan, technician);
  }
}

const canTake = ({ layout, visit }: Finder, plan: Plan, technician: number): boolean =>
  (plan.load[technician] ?? 0) + (layout.load[visit] ?? 0) <= (layout.room[technician] ?? 0) &&
  ((layout.skills[visit] ?? 0) & ~(layout.has[technician] ?? 0)) === 0;

/** The round's cheapest place is sought once for each of its versions: most rounds stay as they are from step to step. */
function lookAt(finder: Finder, plan: Plan, technician: number): void {
  const { layout, visit, versions, costs, places } = finder;
  const pair = visit * layout.technicians + technician;
  const version = plan.version[technician] ?? 0;
  if (versions[pair] !== version) {
    versions[pair] = version;
    seek(finder, plan, technician, pair);
  }
  const cost = costs[pair] ?? 0;
  if (cost >= finder.cheapest) return;
  finder.untilBlink -= 1;
  if (finder.untilBlink === 0) finder.untilBlink = blinkAfter(finder.random);
  else {
    finder.cheapest = cost;
    finder.found = places[pair] ?? 0;
  }
}

function seek(finder: Finder, plan: Plan, technician: number, pair: number): void {
  const { layout, visit } = finder;
  const { next, over, latest, way } = plan;
  const { roads, roadsTo, nodes, hours } = layout;
  const end = endOf(layout, technician);
  const isEmpty = plan.count[technician] === 0;
  const opens = layout.from[visit] ?? 0;
  const closes = layout.to[visit] ?? 0;
  const work = layout.duration[visit] ?? 0;
  const row = visit * nodes;
  const carried = layout.load[visit] ?? 0;
  // What the square of this technician's load grows by.
  const shared = layout.uneven * carried * (2 * (plan.load[technician] ?? 0) + carried);
  let [cheapest, place] = [Infinity, -1];
  for (let at = startOf(layout, technician), then = end; at !== end; at = then) {
    const there = roadsTo[row + at] ?? 0;
    const arrival = (over[at] ?? 0) + there;
    // Hours only grow along a round, and no detour is shorter than the way.
    if (arrival > closes) break;
    then = next[at] ?? end;
    const onward = roads[row + then] ?? 0;
    const cost = shared + there + onward - (isEmpty ? 0 : (way[at] ?? 0));
    if (cost >= cheapest) continue;
    let begins = arrival > opens ? arrival : opens;
    if (hours) {
      begins = beginsAt(layout, { node: visit, technician, arrival });
      if (begins > closes) break;
    }
    if (begins + work + onward > (latest[then] ?? 0)) continue;
    cheapest = cost;
    place = at;
  }
  finder.costs[pair] = cheapest;
  finder.places[pair] = place;
}

/** Rounds until the next one that is passed over. */
const blinkAfter = (random: Random): number =>
  1 + Math.floor(Math.log(1 - random.next()) / Math.log(1 - BLINK));
