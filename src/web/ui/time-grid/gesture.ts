/** What a drag does to an item. Nothing here knows of pixels: a pointer is an instant in a column. */
import { MINUTE } from "../../../domain/time.ts";
import { fromAxis, snap, toAxis } from "./axis.ts";
import type { Column } from "./columns.ts";
import type { GridItem } from "./item.ts";

export type Edge = "move" | "start" | "end" | "create";

/** What is dragged: `origin` is the instant pointed when the drag began, `person` the column's. */
export type Grip = { edge: Edge; item: GridItem; origin: number; person?: string };

/** The position of the pointer, and the step of the grid in minutes. */
export type Pointed = { column: Column; instant: number; step: number };

/** The item as the drag leaves it: on the step, never empty, assigned to the column's person. */
export function drag(grip: Grip, { column, instant, step }: Pointed): GridItem {
  const { item, edge, origin } = grip;
  if (edge === "create") return drawn(grip, { column, instant, step });
  if (edge === "start") return startAt(item, snap(column.day, instant, step), step);
  if (edge === "end") return endAt(item, snap(column.day, instant, step), step);
  const start = snap(column.day, instant - (origin - item.start), step);
  return moveTo(reassign(item, grip.person, column.person?.id), start);
}

/** A new item covers every step the pointer went over. */
function drawn({ item, origin }: Grip, { column, instant, step }: Pointed): GridItem {
  const top = toAxis(column.day, Math.min(origin, instant));
  const bottom = toAxis(column.day, Math.max(origin, instant));
  const start = fromAxis(column.day, Math.floor(top / step) * step);
  const end = fromAxis(column.day, Math.ceil(bottom / step) * step);
  return { ...item, start, end: Math.max(end, start + step * MINUTE) };
}

/** Moves the whole item, its backdrop included. */
export function moveTo(item: GridItem, start: number): GridItem {
  const shift = start - item.start;
  const { backdrop } = item;
  const moved = { ...item, start, end: item.end + shift };
  if (!backdrop) return moved;
  // Where it may float is the client's choice: it stays.
  if (backdrop.loose) return moved;
  return { ...moved, backdrop: { from: backdrop.from + shift, to: backdrop.to + shift } };
}

/** An edge moves alone: the backdrop stays, the margins follow. */
export const startAt = (item: GridItem, start: number, step: number): GridItem => ({
  ...item,
  start: Math.min(start, item.end - step * MINUTE),
});

export const endAt = (item: GridItem, end: number, step: number): GridItem => ({
  ...item,
  end: Math.max(end, item.start + step * MINUTE),
});

/** Puts `to` in the place of `from` among the people assigned; the others stay. */
export function reassign(
  item: GridItem,
  from: string | undefined,
  to: string | undefined,
): GridItem {
  if (to === undefined || from === to) return item;
  const assigned_to = [...new Set(item.assigned_to.map((id) => (id === from ? to : id)))];
  return { ...item, assigned_to: assigned_to.includes(to) ? assigned_to : [...assigned_to, to] };
}
