/** The time grid without a mouse: arrows go from one item to the next, or move the one that is held. */
import { MINUTE } from "../../../domain/time.ts";
import { fromAxis, toAxis } from "./axis.ts";
import { columnOf, type Column } from "./columns.ts";
import { endAt, reassign, moveTo, startAt } from "./gesture.ts";
import { takenBy, type GridItem } from "./item.ts";

export type Key = { key: string; shiftKey?: boolean; altKey?: boolean };

/** An item and the index of the column where it is looked at. */
export type MovedItem = { item: GridItem; column: number };

export type Board = { columns: readonly Column[]; lists: readonly (readonly GridItem[])[] };

const VERTICAL: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const HORIZONTAL: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Arrows move the held item by a step or a column, Shift + arrows its end, Alt + arrows its start.
 * The same item when it would leave what is shown; undefined for any other key.
 */
export function nudge(held: MovedItem, key: Key, { columns, step }: Steps): MovedItem | undefined {
  const up = VERTICAL[key.key];
  if (up) return keepShown(held, nudged(held.item, key, up * step), columns);
  const aside = HORIZONTAL[key.key];
  return aside ? toColumn(held, columns, held.column + aside) : undefined;
}

export type Steps = { columns: readonly Column[]; step: number };

function nudged(item: GridItem, { shiftKey, altKey }: Key, minutes: number): GridItem {
  const step = Math.abs(minutes);
  if (shiftKey) return endAt(item, item.end + minutes * MINUTE, step);
  if (altKey) return startAt(item, item.start + minutes * MINUTE, step);
  return moveTo(item, item.start + minutes * MINUTE);
}

function keepShown(held: MovedItem, item: GridItem, columns: readonly Column[]): MovedItem {
  const column = columnOf(item, columns, columns[held.column]?.person?.id);
  return column < 0 ? held : { item, column };
}

/** The same hour of the clock on another day, or in another person's hands. */
function toColumn(held: MovedItem, columns: readonly Column[], index: number): MovedItem {
  const from = columns[held.column];
  const to = columns[index];
  if (!from || !to) return held;
  const handed = reassign(held.item, from.person?.id, to.person?.id);
  const start = fromAxis(to.day, toAxis(from.day, held.item.start));
  return { item: moveTo(handed, start), column: index };
}

/** What an arrow reaches: above or below in the column, or the closest item of the next column with one. */
export function neighbour(held: MovedItem, key: string, board: Board): MovedItem | undefined {
  const up = VERTICAL[key];
  if (up) return beside(held, up, board);
  const aside = HORIZONTAL[key];
  return aside ? across(held, aside, board) : undefined;
}

function beside({ item, column }: MovedItem, by: number, { lists }: Board): MovedItem | undefined {
  const list = (lists[column] ?? []).toSorted((a, b) => takenBy(a).from - takenBy(b).from);
  const index = list.findIndex(({ id }) => id === item.id);
  const found = index < 0 ? undefined : list[index + by];
  return found && { item: found, column };
}

function across(
  { item, column }: MovedItem,
  by: number,
  { lists, columns }: Board,
): MovedItem | undefined {
  let target = column + by;
  while (lists[target]?.length === 0) target += by;
  const day = columns[target]?.day;
  const own = columns[column]?.day;
  if (!day || !own) return undefined;
  const height = toAxis(own, item.start);
  const distance = (other: GridItem) => Math.abs(toAxis(day, other.start) - height);
  const [found] = (lists[target] ?? []).toSorted((a, b) => distance(a) - distance(b));
  return found && { item: found, column: target };
}
