/**
 * Whether one more visit fits the hours of a round once up to so many others are pushed out. An exact test by dynamic
 * programming, before the ejections are enumerated: it refuses about nine insertion places in ten.
 */
import { endOf, startOf, type Layout } from "./layout.ts";
import type { Plan } from "./plan.ts";

export type Foresight = {
  layout: Layout;
  /** The round looked at: its `count` nodes in their order, both ends among them. */
  stops: Int32Array;
  count: number;
  /**
   * When work at a node is over at the earliest, with at most so many visits pushed out before it: `over[out * nodes + node]`.
   * When it must begin at the latest, with at most so many pushed out after it. Infinite where it cannot be held.
   */
  over: Float64Array;
  latest: Float64Array;
  /** Of each technician: the version of the round, and up to how many pushed out it is known. */
  version: Int32Array;
  known: Int32Array;
};

/** `most`: visits pushed out at once. */
export const foresightOf = (layout: Layout, most: number): Foresight => ({
  layout,
  stops: new Int32Array(layout.visits + 2),
  count: 0,
  over: new Float64Array((most + 1) * layout.nodes),
  latest: new Float64Array((most + 1) * layout.nodes),
  version: new Int32Array(layout.technicians).fill(-1),
  known: new Int32Array(layout.technicians),
});

/** The hours of a round when up to `most` of its visits are pushed out; windows only, no breaks or grid. */
export function foreseeRound(
  foresight: Foresight,
  plan: Plan,
  technician: number,
  most: number,
): void {
  const { layout, stops, over, latest, version, known } = foresight;
  const end = endOf(layout, technician);
  let count = 0;
  for (let at = startOf(layout, technician); at !== end; at = plan.next[at] ?? end)
    stops[count++] = at;
  stops[count++] = end;
  foresight.count = count;
  if (version[technician] !== plan.version[technician]) {
    version[technician] = plan.version[technician] ?? 0;
    known[technician] = 0;
    for (let rank = 0; rank < count; rank++) {
      const node = stops[rank] ?? 0;
      over[node] = plan.over[node] ?? 0;
      latest[node] = plan.latest[node] ?? 0;
    }
  }
  for (let out = (known[technician] ?? 0) + 1; out <= most; out++) {
    hurry(foresight, out);
    delay(foresight, out);
    known[technician] = out;
  }
}

function hurry(foresight: Foresight, out: number): void {
  const { layout, stops, count, over } = foresight;
  const { nodes, from, to, duration } = layout;
  const start = stops[0] ?? 0;
  over[out * nodes + start] = over[start] ?? 0;
  for (let rank = 1; rank < count; rank++) {
    const node = stops[rank] ?? 0;
    const arrival = arrivalAt(foresight, node, rank, out);
    const opens = from[node] ?? 0;
    over[out * nodes + node] =
      arrival > (to[node] ?? 0)
        ? Infinity
        : (arrival > opens ? arrival : opens) + (duration[node] ?? 0);
  }
}

/** The earliest arrival at a node before the stop at this rank, with at most `out` of the stops before it pushed out. */
function arrivalAt(
  { layout, stops, over }: Foresight,
  node: number,
  rank: number,
  out: number,
): number {
  const { nodes, roadsTo } = layout;
  const row = node * nodes;
  let earliest = Infinity;
  for (let skipped = 0; skipped <= out && skipped < rank; skipped++) {
    const before = stops[rank - 1 - skipped] ?? 0;
    const arrival = (over[(out - skipped) * nodes + before] ?? 0) + (roadsTo[row + before] ?? 0);
    if (arrival < earliest) earliest = arrival;
  }
  return earliest;
}

function delay(foresight: Foresight, out: number): void {
  const { layout, stops, count, latest } = foresight;
  const { nodes, from, to, duration } = layout;
  const end = stops[count - 1] ?? 0;
  latest[out * nodes + end] = latest[end] ?? 0;
  for (let rank = count - 2; rank >= 0; rank--) {
    const node = stops[rank] ?? 0;
    const begins = departureAt(foresight, node, rank + 1, out) - (duration[node] ?? 0);
    const closes = to[node] ?? 0;
    latest[out * nodes + node] =
      begins < (from[node] ?? 0) ? -Infinity : begins < closes ? begins : closes;
  }
}

/** The latest departure from a node to the stops from this rank on, with at most `out` of them pushed out. */
function departureAt(
  { layout, stops, count, latest }: Foresight,
  node: number,
  rank: number,
  out: number,
): number {
  const { nodes, roads } = layout;
  const row = node * nodes;
  let last = -Infinity;
  for (let skipped = 0; skipped <= out && rank + skipped < count; skipped++) {
    const then = stops[rank + skipped] ?? 0;
    const departure = (latest[(out - skipped) * nodes + then] ?? 0) - (roads[row + then] ?? 0);
    if (departure > last) last = departure;
  }
  return last;
}

/** Whether the visit can stand before the stop at this rank once the right visits, at most `most`, are pushed out. */
export function canHold(foresight: Foresight, visit: number, rank: number, most: number): boolean {
  const { from, to, duration } = foresight.layout;
  const opens = from[visit] ?? 0;
  for (let before = 0; before <= most; before++) {
    const arrival = arrivalAt(foresight, visit, rank, before);
    if (arrival > (to[visit] ?? 0)) continue;
    const over = (arrival > opens ? arrival : opens) + (duration[visit] ?? 0);
    if (over <= departureAt(foresight, visit, rank, most - before)) return true;
  }
  return false;
}
