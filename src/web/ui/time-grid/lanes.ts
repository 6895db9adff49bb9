import { overlaps, type Interval } from "./interval.ts";
import { toAxis, type GridDay } from "./axis.ts";
import { takenBy, type GridItem } from "./item.ts";

/** Where an item is drawn in its column: `from` and `to` on the axis, `width` lanes from `lane` on. */
export type Segment = Interval & { item: GridItem; lane: number; width: number; lanes: number };

/** Axis minutes under which nothing could be read nor grabbed. */
const SHORTEST = 10;

/**
 * Overlapping items side by side, each taking the free lanes to its right. Lanes are laid out on work and trips,
 * the lowest rank first: those of one person keep their place from one day to the next.
 */
export function layOut(items: readonly GridItem[], day: GridDay): Segment[] {
  const segments = items
    .map((item) => segmentOf(item, day))
    .sort((a, b) => a.from - b.from || b.to - a.to || (a.item.id < b.item.id ? -1 : 1));
  let group: Segment[] = [];
  let bottom = -Infinity;
  for (const segment of segments) {
    if (segment.from >= bottom) {
      settle(group);
      group = [];
    }
    group.push(segment);
    bottom = Math.max(bottom, segment.to);
  }
  settle(group);
  return segments;
}

/** Lanes of the widest group. */
export const mostLanes = (segments: readonly Segment[]): number =>
  Math.max(1, ...segments.map(({ lanes }) => lanes));

function segmentOf(item: GridItem, day: GridDay): Segment {
  const taken = takenBy(item);
  const from = toAxis(day, Math.max(taken.from, day.from));
  const to = toAxis(day, Math.min(taken.to, day.to));
  return { item, from, to: Math.max(to, from + SHORTEST), lane: 0, width: 1, lanes: 1 };
}

const rankOf = ({ item }: Segment): number => item.rank ?? 0;

/** Gives its lane to each segment of a group that overlaps from one to the next. */
function settle(group: readonly Segment[]): void {
  const lanes: Segment[][] = [];
  for (const segment of group.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const free = lanes.findIndex((lane) => !isBlocked(lane, segment));
    segment.lane = free < 0 ? lanes.length : free;
    (lanes[segment.lane] ??= []).push(segment);
  }
  for (const segment of group) {
    segment.lanes = lanes.length;
    segment.width = widthOf(segment, lanes);
  }
}

const isBlocked = (lane: readonly Segment[], segment: Segment): boolean =>
  lane.some((other) => overlaps(other, segment));

/** Lanes from its own on to the right as long as nothing is in the way. */
function widthOf(segment: Segment, lanes: readonly Segment[][]): number {
  const beside = lanes.slice(segment.lane + 1);
  const blocked = beside.findIndex((lane) => isBlocked(lane, segment));
  return 1 + (blocked < 0 ? beside.length : blocked);
}
