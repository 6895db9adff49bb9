import type { LocalDate } from "../../../domain/time.ts";
import type { Column } from "./columns.ts";

/** An item of whole days, above the grid; without an assignee it is shown for everyone. */
export type AllDay = {
  id: string;
  title: string;
  color: string;
  first: LocalDate;
  last: LocalDate;
  assigned_to: readonly string[];
};

/** A bar from column `first` to column `last`, both included, in its row. */
export type Bar = { item: AllDay; first: number; last: number; row: number };

/** One bar per run of neighbouring columns, stacked so that none covers another. */
export function layOutBars(items: readonly AllDay[], columns: readonly Column[]): Bar[] {
  const bars = items.flatMap((item) => runsOf(item, columns)).sort((a, b) => a.first - b.first);
  const ends: number[] = [];
  for (const bar of bars) {
    const free = ends.findIndex((end) => end < bar.first);
    bar.row = free < 0 ? ends.length : free;
    ends[bar.row] = bar.last;
  }
  return bars;
}

function runsOf(item: AllDay, columns: readonly Column[]): Bar[] {
  const runs: Bar[] = [];
  for (const [index, column] of columns.entries()) {
    if (!covers(item, column)) continue;
    const run = runs.at(-1);
    if (run?.last === index - 1) run.last = index;
    else runs.push({ item, first: index, last: index, row: 0 });
  }
  return runs;
}

const covers = ({ first, last, assigned_to }: AllDay, { day, person }: Column): boolean =>
  first <= day.date &&
  day.date <= last &&
  (!person || assigned_to.length === 0 || assigned_to.includes(person.id));

export type BarEdge = "move" | "start" | "end";

/** The edges that are really those of the item, and not of what the period shows of it. */
export function edgesOf({ item, first, last }: Bar, columns: readonly Column[]): BarEdge[] {
  const edges: BarEdge[] = [];
  if (columns[first]?.day.date === item.first) edges.push("start");
  if (columns[last]?.day.date === item.last) edges.push("end");
  return edges;
}

/** A part of a bar says when the whole of it ends. */
export function barText(bar: Bar, columns: readonly Column[]): string {
  const { title, last } = bar.item;
  return edgesOf(bar, columns).includes("end") ? title : `${title} · jusqu’au ${short(last)}`;
}

const month = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", day: "numeric", month: "short" });
const short = (date: LocalDate): string => month.format(Date.parse(date));
