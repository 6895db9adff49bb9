/**
 * A free place of the time grid, chosen before something is put there: pointed at, drawn over, or found
 * from the keyboard. It is an item like the others, which nothing has saved yet.
 */
import { MINUTE } from "../../../../domain/time.ts";
import { overlaps, type Interval } from "../interval.ts";
import { fromAxis } from "../axis.ts";
import type { Column } from "../columns.ts";
import { drag } from "../gesture.ts";
import { takenBy, type GridItem } from "../item.ts";

/** Minutes: the step of the grid, and how long the place is by default. */
export type Measure = { step: number; duration: number };

const place = (column: Column, start: number, end: number): GridItem => ({
  id: "",
  title: "",
  color: "",
  assigned_to: column.person ? [column.person.id] : [],
  start,
  end,
  margin_before: 0,
  margin_after: 0,
});

/** The column and the height (minutes of the axis) under a pointer, given as fractions of the drawn grid. */
export function pointedAt(
  share: { x: number; y: number },
  { columns, window }: { columns: readonly Column[]; window: Interval },
): { column: Column; y: number } | undefined {
  const column = columns[Math.floor(share.x * columns.length)];
  const y = window.from + share.y * (window.to - window.from);
  return column && y >= window.from && y < window.to ? { column, y } : undefined;
}

/** The place that begins on the line above the height pointed at. */
export function placeAt(column: Column, y: number, { step, duration }: Measure): GridItem {
  const start = fromAxis(column.day, Math.floor(y / step) * step);
  return place(column, start, start + duration * MINUTE);
}

/** The place drawn from one height to another, on the lines of the grid. */
export function placeDrawn(column: Column, [from, to]: [number, number], step: number): GridItem {
  const origin = fromAxis(column.day, from);
  const item = place(column, origin, origin);
  return drag(
    { edge: "create", item, origin },
    { column, instant: fromAxis(column.day, to), step },
  );
}

type Board = {
  columns: readonly Column[];
  lists: readonly (readonly GridItem[])[];
  /** Open stretches of a column, as heights of the axis. */
  openOf: (column: Column) => readonly Interval[];
  /** Epoch milliseconds. */
  now: number;
};

/** Where the keyboard begins: the first free place of the opening hours, from now on. */
export function firstFree(board: Board, measure: Measure): GridItem | undefined {
  for (const [index, column] of board.columns.entries()) {
    const taken = (board.lists[index] ?? []).map(takenBy);
    for (const open of board.openOf(column)) {
      const found = freeIn({ column, open, taken, now: board.now }, measure);
      if (found) return found;
    }
  }
  return undefined;
}

type Stretch = { column: Column; open: Interval; taken: readonly Interval[]; now: number };

function freeIn({ column, open, taken, now }: Stretch, measure: Measure): GridItem | undefined {
  const { step, duration } = measure;
  const first = Math.ceil(open.from / step) * step;
  for (let y = first; y + duration <= open.to; y += step) {
    const item = placeAt(column, y, measure);
    const isFree = !taken.some((other) => overlaps(other, takenBy(item)));
    if (item.start >= now && isFree) return item;
  }
  return undefined;
}
