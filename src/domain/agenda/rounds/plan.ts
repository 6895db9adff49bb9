/** Rounds that a search changes in place, with the earliest and the latest hour of each stop kept beside them. */
import { beginsAt, endOf, latestBegin, roadOf, startOf, type Layout } from "./layout.ts";
import type { RoundsSolution } from "./problem.ts";

export type Plan = {
  /** The memory of all arrays below: copying it copies the plan. */
  block: Float64Array;
  /** Of each node, along its round. */
  next: Int32Array;
  previous: Int32Array;
  /** The technician of each visit, −1 when it is left out. */
  who: Int32Array;
  /** The road from a node to the next one. */
  way: Float64Array;
  /** When work at a node can be over at the earliest, and must begin at the latest for all the rest to hold. */
  over: Float64Array;
  latest: Float64Array;
  load: Float64Array;
  count: Int32Array;
  /** Of each technician's round: a new number after each change, so that results kept for a version stay valid while it is the same. */
  version: Int32Array;
  /** The visits left out, in `out[0]` to `out[outCount − 1]`. */
  out: Int32Array;
  outCount: number;
  road: number;
  /** What the visits left out cost. */
  penalty: number;
};

/** The initial state: every round is empty and every visit is unassigned. */
export function emptyPlan(layout: Layout): Plan {
  const { visits, technicians } = layout;
  const plan = unfilledPlan(layout);
  plan.penalty = layout.priority.reduce((sum, priority) => sum + priority, 0);
  for (let visit = 0; visit < visits; visit++) plan.out[visit] = visit;
  for (let technician = 0; technician < technicians; technician++) {
    const [start, end] = [startOf(layout, technician), endOf(layout, technician)];
    plan.who[start] = plan.who[end] = technician;
    plan.next[start] = end;
    plan.previous[end] = start;
    plan.way[start] = roadOf(layout, start, end);
    retime(layout, plan, technician);
  }
  return plan;
}

function unfilledPlan({ nodes, visits, technicians }: Layout): Plan {
  const block = new Float64Array(
    3 * nodes + technicians + Math.ceil((3 * nodes + 2 * technicians + visits) / 2),
  );
  let bytes = 0;
  const floats = (length: number): Float64Array<ArrayBuffer> => {
    const list = new Float64Array(block.buffer, bytes, length);
    bytes += list.byteLength;
    return list;
  };
  const integers = (length: number): Int32Array<ArrayBuffer> => {
    const list = new Int32Array(block.buffer, bytes, length);
    bytes += list.byteLength;
    return list;
  };
  return {
    block,
    way: floats(nodes),
    over: floats(nodes),
    latest: floats(nodes),
    load: floats(technicians),
    next: integers(nodes).fill(-1),
    previous: integers(nodes).fill(-1),
    who: integers(nodes).fill(-1),
    count: integers(technicians),
    version: integers(technicians),
    out: integers(visits),
    outCount: visits,
    road: 0,
    penalty: 0,
  };
}

export function copyPlan(from: Plan, to: Plan): void {
  to.block.set(from.block);
  to.outCount = from.outCount;
  to.road = from.road;
  to.penalty = from.penalty;
}

function changeVersion({ changes }: Layout, { version }: Plan, technician: number): void {
  changes[0] = (changes[0] ?? 0) + 1;
  version[technician] = changes[0];
}

/** The hours of one round, after visits were taken out of it. */
export function retime(layout: Layout, plan: Plan, technician: number): void {
  const { next, previous, over, latest } = plan;
  const [start, end] = [startOf(layout, technician), endOf(layout, technician)];
  changeVersion(layout, plan, technician);
  over[start] = layout.from[start] ?? 0;
  for (let at = start; at !== end; at = next[at] ?? end)
    over[next[at] ?? end] = overAfter(layout, plan, at);
  latest[end] = layout.to[end] ?? 0;
  for (let at = end; at !== start; at = previous[at] ?? start)
    latest[previous[at] ?? start] = latestBefore(layout, plan, at);
}

/** When the node after this one is over at the earliest. */
function overAfter(layout: Layout, { next, over, way, who }: Plan, at: number): number {
  const then = next[at] ?? 0;
  const arrival = (over[at] ?? 0) + (way[at] ?? 0);
  const length = layout.duration[then] ?? 0;
  if (layout.hours)
    return beginsAt(layout, { node: then, technician: who[then] ?? 0, arrival }) + length;
  const opens = layout.from[then] ?? 0;
  return (arrival > opens ? arrival : opens) + length;
}

/** When the node before this one must begin at the latest. */
function latestBefore(layout: Layout, { previous, latest, way, who }: Plan, at: number): number {
  const before = previous[at] ?? 0;
  const start = (latest[at] ?? 0) - (way[before] ?? 0) - (layout.duration[before] ?? 0);
  const closes = layout.to[before] ?? 0;
  const bound = start < closes ? start : closes;
  if (!layout.hours) return bound;
  return latestBegin(layout, { node: before, technician: who[before] ?? 0, latest: bound });
}

/** The earliest hours of what follows a node, as far as they change. */
function hurryFrom(layout: Layout, plan: Plan, node: number): void {
  const { next, over } = plan;
  for (let at = node, then = next[at] ?? -1; then >= 0; at = then, then = next[at] ?? -1) {
    const time = overAfter(layout, plan, at);
    if (time === over[then]) return;
    over[then] = time;
  }
}

/** The latest hours of what comes before a node, as far as they change. */
function delayTo(layout: Layout, plan: Plan, node: number): void {
  const { previous, latest } = plan;
  for (
    let at = node, before = previous[at] ?? -1;
    before >= 0;
    at = before, before = previous[at] ?? -1
  ) {
    const time = latestBefore(layout, plan, at);
    if (time === latest[before]) return;
    latest[before] = time;
  }
}

/** Call `retime` on the round after the last removal: its earliest and latest times are stale until then. */
export function takeOut(layout: Layout, plan: Plan, visit: number): void {
  const { next, previous, who, way, count, load } = plan;
  const [before, then, technician] = [previous[visit] ?? 0, next[visit] ?? 0, who[visit] ?? 0];
  const road = roadOf(layout, before, then);
  next[before] = then;
  previous[then] = before;
  who[visit] = -1;
  const left = (count[technician] ?? 0) - 1;
  count[technician] = left;
  load[technician] = (load[technician] ?? 0) - (layout.load[visit] ?? 0);
  // An empty round has no road: the technician stays where the round starts.
  plan.road += (left === 0 ? 0 : road) - (way[before] ?? 0) - (way[visit] ?? 0);
  way[before] = road;
  plan.out[plan.outCount] = visit;
  plan.outCount += 1;
  plan.penalty += layout.priority[visit] ?? 0;
}

/** After a node of a round; the visit is not among those left out any more. */
export function putIn(layout: Layout, plan: Plan, visit: number, before: number): void {
  const { next, previous, who, way, count, load, over, latest } = plan;
  const [then, technician] = [next[before] ?? 0, who[before] ?? 0];
  const [there, onward] = [roadOf(layout, before, visit), roadOf(layout, visit, then)];
  const inRound = count[technician] ?? 0;
  plan.road += there + onward - (inRound === 0 ? 0 : (way[before] ?? 0));
  plan.penalty -= layout.priority[visit] ?? 0;
  next[before] = previous[then] = visit;
  previous[visit] = before;
  next[visit] = then;
  who[visit] = technician;
  way[before] = there;
  way[visit] = onward;
  count[technician] = inRound + 1;
  load[technician] = (load[technician] ?? 0) + (layout.load[visit] ?? 0);
  changeVersion(layout, plan, technician);
  over[visit] = latest[visit] = NaN;
  hurryFrom(layout, plan, before);
  delayTo(layout, plan, then);
}

/** Technicians who have a visit. */
export const leavingIn = ({ count }: Plan): number => {
  let leaving = 0;
  for (let technician = 0; technician < count.length; technician++)
    if ((count[technician] ?? 0) > 0) leaving += 1;
  return leaving;
};

export function solutionOf(layout: Layout, plan: Plan): RoundsSolution {
  const { technicians } = layout;
  const rounds = Array.from({ length: technicians }, (_, who) => roundOf(layout, plan, who));
  const roads = rounds.map((round, who) => {
    const stops = [startOf(layout, who), ...round, endOf(layout, who)];
    return round.length === 0
      ? 0
      : stops.slice(1).reduce((sum, to, at) => sum + roadOf(layout, stops[at] ?? 0, to), 0);
  });
  const leftOut = Array.from(plan.out.slice(0, plan.outCount).toSorted());
  // Added up anew: the search's own sum carries the roundings of all its steps.
  return { rounds, road: roads.reduce((sum, road) => sum + road, 0), leftOut };
}

function roundOf(layout: Layout, { next }: Plan, technician: number): number[] {
  const round: number[] = [];
  const end = endOf(layout, technician);
  for (let at = next[startOf(layout, technician)] ?? end; at !== end; at = next[at] ?? end)
    round.push(at);
  return round;
}
