/** Where a new appointment goes on a day of one person: their first free hour, else the beginning of the day. */
import type { Interval } from "../../../../domain/agenda/interval.ts";
import { toInstant, type Instant, type LocalDate, type Zone } from "../../../../domain/time.ts";
import { makeAxis, wallToAxis } from "../../../ui/time-grid/axis.ts";
import { columnsOf, itemsByColumn } from "../../../ui/time-grid/columns.ts";
import { firstFree, placeAt } from "../../../ui/time-grid/cursor/cursor.ts";
import type { GridItem } from "../../../ui/time-grid/item.ts";

const DURATION = 60;

/** `hours` are worked, `otherwise` is where the day begins when none are; wall minutes. */
type Day = {
  date: LocalDate;
  person: string | undefined;
  hours: readonly Interval[];
  otherwise: number;
};
/** `now` in epoch milliseconds, `step` in minutes. */
type Clock = { zone: Zone; now: number; step: number };

export function firstFreeOn(
  { date, person, hours, otherwise }: Day,
  items: readonly GridItem[],
  { zone, now, step }: Clock,
): { start_at: Instant; end_at: Instant } | undefined {
  const axis = makeAxis([date], zone);
  const columns = columnsOf(axis, person ? [{ id: person, name: "" }] : undefined);
  const [column] = columns;
  if (!column) return undefined;
  const measure = { step, duration: DURATION };
  const open = hours.map(({ from, to }) => ({
    from: wallToAxis(axis, from),
    to: wallToAxis(axis, to),
  }));
  const board = { columns, lists: itemsByColumn(items, columns), openOf: () => open, now };
  const place = firstFree(board, measure) ?? placeAt(column, wallToAxis(axis, otherwise), measure);
  return { start_at: toInstant(place.start), end_at: toInstant(place.end) };
}
