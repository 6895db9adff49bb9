/** What the pointer takes hold of: an item drawn in a column, as a whole or by one of its edges. */
import { fromAxis, toAxis } from "../axis.ts";
import { pointedAt } from "../cursor/cursor.ts";
import { drag, type Edge, type Grip } from "../gesture.ts";
import type { GridLayout } from "../grid-types.ts";
import type { MovedItem } from "../keyboard.ts";

/** Of the surface, from 0 to 1. */
export type Share = { x: number; y: number };
/** `lead`: how far from the edge it is held by, in heights of the axis. */
export type Grab = { grip: Grip; column: number; lead?: number; isTouch?: boolean };

/** Heights of the axis within which an edge is taken; short items are only moved. */
const EDGE = 8;
const SHORTEST_RESIZED = 30;

/** `slot`: « column id », as the grid writes it on what it draws. */
export function grabAt(slot: string, share: Share, layout: GridLayout): Grab | undefined {
  const held = heldAt(slot, layout);
  const pointed = pointedAt(share, layout);
  if (!held || !pointed) return undefined;
  const column = layout.columns[held.column];
  if (!column) return undefined;
  const { item } = held;
  const person = column.person?.id;
  const origin = fromAxis(pointed.column.day, pointed.y);
  const [top, bottom] = [toAxis(column.day, item.start), toAxis(column.day, item.end)];
  const grip: Grip = {
    edge: edgeAt(pointed.y, top, bottom),
    item,
    origin,
    ...(person && { person }),
  };
  return { grip, column: held.column };
}

/** An edge taken by the handle drawn beside it, maybe outside of the hours shown. */
export function handleAt(
  { slot, edge }: { slot: string; edge: "start" | "end" },
  share: Share,
  layout: GridLayout,
): Grab | undefined {
  const held = heldAt(slot, layout);
  const column = held && layout.columns[held.column];
  if (!column) return undefined;
  const { item } = held;
  const origin = edge === "start" ? item.start : item.end;
  const { from, to } = layout.window;
  const y = from + share.y * (to - from);
  const grip: Grip = { edge, item, origin };
  return { grip, column: held.column, lead: y - toAxis(column.day, origin) };
}

export function heldAt(slot: string, { lists }: GridLayout): MovedItem | undefined {
  const [index = "", id] = slot.split(" ");
  const column = Number(index);
  const item = lists[column]?.find((one) => one.id === id);
  return item && { item, column };
}

function edgeAt(y: number, top: number, bottom: number): Edge {
  if (bottom - top < SHORTEST_RESIZED) return "move";
  if (bottom - y <= EDGE) return "end";
  return y - top <= EDGE && y >= top ? "start" : "move";
}

/** Where the item goes when the pointer is there; undefined outside the columns. */
export function dragTo(
  { grip, column, lead = 0 }: Grab,
  share: Share,
  { layout, step }: { layout: GridLayout; step: number },
): MovedItem | undefined {
  const { from, to } = layout.window;
  const pointed = pointedAt({ ...share, y: share.y - lead / (to - from) }, layout);
  if (!pointed) return undefined;
  const isMove = grip.edge === "move";
  // An edge stays in its own column, whatever the pointer does beside it.
  const target = isMove ? pointed.column : layout.columns[column];
  if (!target) return undefined;
  const instant = fromAxis(target.day, pointed.y);
  const item = drag(grip, { column: target, instant, step });
  return { item, column: isMove ? layout.columns.indexOf(target) : column };
}
