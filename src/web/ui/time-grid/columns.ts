import { overlaps, type Interval } from "./interval.ts";
import { holds, toAxis, type Axis, type GridDay } from "./axis.ts";
import { extentOf, takenBy, type GridItem } from "./item.ts";

export type GridPerson = { id: string; name: string };

/** A day, or a day of one person. */
export type Column = { key: string; day: GridDay; person?: GridPerson };

/** One column a day; with people, one column a person in each day. */
export function columnsOf(axis: Axis, people?: readonly GridPerson[]): Column[] {
  if (!people) return axis.days.map((day) => ({ key: day.date, day }));
  return axis.days.flatMap((day) =>
    people.map((person) => ({ key: `${day.date} ${person.id}`, day, person })),
  );
}

const concerns = ({ person }: Column, { assigned_to }: GridItem): boolean =>
  !person || assigned_to.includes(person.id);

/** The items of each column; one that crosses midnight or has two people is in several. */
export function itemsByColumn(
  items: readonly GridItem[],
  columns: readonly Column[],
): GridItem[][] {
  const lists: GridItem[][] = columns.map(() => []);
  const days = Map.groupBy(columns.entries(), ([, { day }]) => day);
  for (const item of items) {
    const taken = takenBy(item);
    for (const [day, entries] of days) {
      if (!overlaps(taken, day)) continue;
      for (const [index, column] of entries) if (concerns(column, item)) lists[index]?.push(item);
    }
  }
  return lists;
}

/** Index of the column where the item begins, the preferred person's when several show it; -1: none. */
export function columnOf(item: GridItem, columns: readonly Column[], person?: string): number {
  const shows = (column: Column) => holds(column.day, item.start) && concerns(column, item);
  const own = columns.findIndex((column) => column.person?.id === person && shows(column));
  return own >= 0 ? own : columns.findIndex(shows);
}

type GridContent = { items: readonly GridItem[]; days: readonly GridDay[] };

/** The window of the axis, widened by whole hours so that no item, margin or backdrop is cut. */
export function fitWindow(window: Interval, { items, days }: GridContent): Interval {
  let { from, to } = window;
  for (const item of items) {
    const extent = extentOf(item);
    for (const day of days) {
      if (!overlaps(extent, day)) continue;
      from = Math.min(from, Math.floor(toAxis(day, Math.max(extent.from, day.from)) / 60) * 60);
      to = Math.max(to, Math.ceil(toAxis(day, Math.min(extent.to, day.to)) / 60) * 60);
    }
  }
  return { from, to };
}
