import { overlaps, type Interval } from "./interval.ts";
import { toAxis, type GridDay } from "./axis.ts";
import { takenBy, type GridItem } from "./item.ts";

/** Where an item is drawn in its column: `from` and `to` on the axis, `width` lanes from `lane` on. */
export type Segment = Interval & { item: GridItem; lane: number; width: number; lanes: number };

/** A place where too many items meet: the last lane says « +n » for those it hides. */
export type Crowd = Interval & { items: GridItem[]; lane: number; lanes: number };

export type Layout = { segments: Segment[]; crowds: Crowd[] };

/** Axis minutes under which nothing could be read nor grabbed. */
const SHORTEST = 10;

/**
 * Overlapping items side by side, each taking the free lanes to its right. Lanes are laid out on
 * work and trips; beyond `most` lanes the others are grouped into one block.
 */
export function layOut(items: readonly GridItem[], day: GridDay, most = Infinity): Layout {
  const layout: Layout = { segments: [], crowds: [] };
  const segments = items
    .map((item) => segmentOf(item, day))
    .sort((a, b) => a.from - b.from || b.to - a.to || (a.item.id < b.item.id ? -1 : 1));
  let group: Segment[] = [];
  let bottom = -Infinity;
  for (const segment of segments) {
    if (segment.from >= bottom) {
      settle(group, most, layout);
      group = [];
    }
    group.push(segment);
    bottom = Math.max(bottom, segment.to);
  }
  settle(group, most, layout);
  return layout;
}

function segmentOf(item: GridItem, day: GridDay): Segment {
  const taken = takenBy(item);
  const from = toAxis(day, Math.max(taken.from, day.from));
  const to = toAxis(day, Math.min(taken.to, day.to));
  return { item, from, to: Math.max(to, from + SHORTEST), lane: 0, width: 1, lanes: 1 };
}

/** Gives its lane to each segment of a group that overlaps from one to the next. */
function settle(group: readonly Segment[], most: number, layout: Layout): void {
  const lanes: Segment[][] = [];
  for (const segment of group) {
    const free = lanes.findIndex((lane) => (lane.at(-1)?.to ?? 0) <= segment.from);
    segment.lane = free < 0 ? lanes.length : free;
    (lanes[segment.lane] ??= []).push(segment);
  }
  const kept = lanes.length > most ? lanes.slice(0, most - 1) : lanes;
  const count = Math.min(lanes.length, most);
  for (const segment of kept.flat()) {
    segment.lanes = count;
    segment.width = widthOf(segment, kept);
    layout.segments.push(segment);
  }
  if (kept !== lanes) layout.crowds.push(crowdOf(lanes.slice(most - 1).flat(), most));
}

/** Lanes from its own on to the right as long as nothing is in the way; a crowd is never covered. */
function widthOf(segment: Segment, lanes: readonly Segment[][]): number {
  let width = 1;
  const blocked = (lane: Segment[]) => lane.some((other) => overlaps(other, segment));
  for (const lane of lanes.slice(segment.lane + 1)) {
    if (blocked(lane)) break;
    width++;
  }
  return width;
}

const crowdOf = (hidden: readonly Segment[], most: number): Crowd => ({
  items: hidden.map(({ item }) => item),
  from: Math.min(...hidden.map(({ from }) => from)),
  to: Math.max(...hidden.map(({ to }) => to)),
  lane: most - 1,
  lanes: most,
});
