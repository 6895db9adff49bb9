/** A bar of whole days held by the middle or by an end, in columns of the grid. */
import type { Bar, BarEdge } from "../bars.ts";
import type { Column } from "../columns.ts";

/** `from` and `to` are indexes of columns: where it was taken, and where it is now. */
export type CarriedBar = { id: string; edge: BarEdge; from: number; to: number };

type Row = { bars: readonly Bar[]; columns: readonly Column[] };
type Key = { key: string; shiftKey: boolean; altKey: boolean };

/** A bar is drawn once in each run of columns: this is the one that holds the column. */
export const barAt = ({ bars }: Row, id: string, column: number): Bar | undefined =>
  bars.find(({ item, first, last }) => item.id === id && first <= column && column <= last);

const ASIDE: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows carry the bar to the next column; with Shift they move its last day, with Alt the first one. */
export function nudgeBar(held: CarriedBar, key: Key, row: Row): CarriedBar | undefined {
  const aside = ASIDE[key.key];
  if (!aside) return undefined;
  const edge = key.shiftKey ? "end" : key.altKey ? "start" : "move";
  const base = held.edge === edge ? held : heldBy(held, edge, row);
  const to = base.to + aside * (edge === "move" ? 1 : perDay(row.columns));
  return row.columns[to] ? { ...base, to } : base;
}

function heldBy(held: CarriedBar, edge: BarEdge, row: Row): CarriedBar {
  const bar = barAt(row, held.id, held.from);
  const column = edge === "start" ? bar?.first : edge === "end" ? bar?.last : undefined;
  const from = column ?? held.from;
  return { ...held, edge, from, to: from };
}

/** Columns of one day: one, or one a person. */
const perDay = (columns: readonly Column[]): number =>
  columns.filter(({ day }) => day === columns[0]?.day).length;

/** The columns that it would cover, as far as they are shown. */
export function columnsCovered(held: CarriedBar, row: Row): { first: number; last: number } {
  const { edge, from, to } = held;
  const { first, last } = barAt(row, held.id, from) ?? { first: from, last: from };
  if (edge === "start") return { first: Math.min(to, last), last };
  if (edge === "end") return { first, last: Math.max(to, first) };
  const by = to - from;
  const end = row.columns.length - 1;
  return { first: Math.max(0, first + by), last: Math.min(end, last + by) };
}
