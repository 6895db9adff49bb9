/**
 * A problem laid out for speed: a search asks for millions of roads and hours, so everything is in typed arrays. A node
 * is a visit (0 to visits − 1), or the start or end of a technician's round (after them, two for each technician).
 */
import type { RoundsBreak, RoundsProblem, RoundsTechnician, RoundsVisit } from "./problem.ts";

export type Layout = {
  visits: number;
  technicians: number;
  nodes: number;
  /** The road from node a to node b is `roads[a * nodes + b]`; the same turned round, since a row is read at a time. */
  roads: Float64Array;
  roadsTo: Float64Array;
  duration: Float64Array;
  from: Float64Array;
  to: Float64Array;
  load: Float64Array;
  priority: Float64Array;
  skills: Int32Array;
  room: Float64Array;
  has: Int32Array;
  /** Technicians of one kind can stand for one another: one free one of each kind is tried. */
  kind: Int32Array;
  /** The other visits of each visit, the nearest first: `near[visit * visits + rank]`, itself at rank 0. */
  near: Int32Array;
  aim: RoundsProblem["aim"];
  /** `balance` over the sum of all loads: times the squares of what each technician has. */
  uneven: number;
  /** A counter of one number: the last version given to a round, over all plans of this layout. */
  changes: Int32Array;
  /** Time rules beside the windows: the grid of start times and each technician's breaks. Undefined when there are none. */
  hours:
    | { grid: number; breaks: readonly (readonly RoundsBreak[])[]; fixed: Uint8Array }
    | undefined;
};

export const startOf = ({ visits }: Pick<Layout, "visits">, technician: number): number =>
  visits + 2 * technician;
export const endOf = ({ visits }: Pick<Layout, "visits">, technician: number): number =>
  visits + 2 * technician + 1;

export const roadOf = ({ roads, nodes }: Layout, from: number, to: number): number =>
  roads[from * nodes + to] ?? 0;

export function layoutOf(problem: RoundsProblem): Layout {
  const { visits, technicians, roads, aim } = problem;
  const ends = technicians.flatMap(({ start, end, from, to }) => [
    { place: start, from, to, duration: 0, load: 0, skills: 0, priority: 0 },
    { place: end, from, to, duration: 0, load: 0, skills: 0, priority: 0 },
  ]);
  const nodes = [...visits, ...ends];
  const kinds = technicians.map(kindOf);
  const out = Float64Array.from(
    nodes.flatMap((a) => nodes.map((b) => roads[a.place]?.[b.place] ?? 0)),
  );
  const back = Float64Array.from(
    nodes.flatMap((a) => nodes.map((b) => roads[b.place]?.[a.place] ?? 0)),
  );
  return {
    visits: visits.length,
    technicians: technicians.length,
    nodes: nodes.length,
    roads: out,
    // Symmetric roads share one array: half the memory to keep in the processor's cache.
    roadsTo: out.every((road, index) => road === back[index]) ? out : back,
    duration: Float64Array.from(nodes, ({ duration }) => duration),
    from: Float64Array.from(nodes, ({ from }) => from),
    to: Float64Array.from(nodes, ({ to }) => to),
    load: Float64Array.from(nodes, ({ load }) => load),
    priority: Float64Array.from(nodes, ({ priority }) => priority),
    skills: Int32Array.from(nodes, ({ skills }) => skills),
    room: Float64Array.from(technicians, ({ room }) => room),
    has: Int32Array.from(technicians, ({ skills }) => skills),
    kind: Int32Array.from(kinds, (kind) => kinds.indexOf(kind)),
    near: nearest(problem),
    aim,
    uneven: (problem.balance ?? 0) / Math.max(1, loadOf(visits)),
    changes: new Int32Array(1),
    hours: hoursOf(problem),
  };
}

const kindOf = ({ start, end, from, to, room, skills, breaks }: RoundsTechnician): string =>
  JSON.stringify([start, end, from, to, room, skills, breaks]);

const loadOf = (visits: readonly RoundsVisit[]): number =>
  visits.reduce((sum, { load }) => sum + load, 0);

function hoursOf({ visits, technicians, grid = 0 }: RoundsProblem): Layout["hours"] {
  const breaks = technicians.map((technician) => technician.breaks ?? []);
  if (grid === 0 && breaks.every(({ length }) => length === 0)) return undefined;
  return { grid, breaks, fixed: Uint8Array.from(visits, ({ fixed }) => (fixed ? 1 : 0)) };
}

/** The earliest start of the work at a node after this arrival: a multiple of the grid, and outside the technician's breaks. */
export function beginsAt(
  { visits, from, duration, hours }: Layout,
  { node, technician, arrival }: { node: number; technician: number; arrival: number },
): number {
  let start = Math.max(arrival, from[node] ?? 0);
  if (!hours || node >= visits || hours.fixed[node]) return start;
  const length = duration[node] ?? 0;
  start = onGrid(start, hours.grid, Math.ceil);
  for (const one of hours.breaks[technician] ?? [])
    if (start < one.to && start + length > one.from) start = onGrid(one.to, hours.grid, Math.ceil);
  return start;
}

/** The latest start of the work at a node that is not after `latest`: a multiple of the grid, and outside the breaks. */
export function latestBegin(
  { visits, duration, hours }: Layout,
  { node, technician, latest }: { node: number; technician: number; latest: number },
): number {
  if (!hours || node >= visits || hours.fixed[node]) return latest;
  const length = duration[node] ?? 0;
  let start = onGrid(latest, hours.grid, Math.floor);
  for (const one of (hours.breaks[technician] ?? []).toReversed())
    if (start < one.to && start + length > one.from)
      start = onGrid(one.from - length, hours.grid, Math.floor);
  return start;
}

const onGrid = (time: number, grid: number, round: (value: number) => number): number =>
  grid === 0 ? time : round(time / grid) * grid;

function nearest({ visits, roads }: RoundsProblem): Int32Array {
  const between = (a: number, b: number): number =>
    a === b ? -1 : (roads[visits[a]?.place ?? 0]?.[visits[b]?.place ?? 0] ?? 0);
  const all = visits.map((_, visit) => visit);
  return Int32Array.from(
    all.flatMap((visit) => all.toSorted((a, b) => between(visit, a) - between(visit, b))),
  );
}
