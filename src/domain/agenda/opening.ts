import { weekdayOf, type LocalDate } from "../time.ts";
import { holidayName } from "./holidays.ts";
import { intersection, merged, type Interval } from "./interval.ts";

/**
 * Hours of an ordinary week: weekday (1 = Monday … 7 = Sunday) → stretches in minutes since midnight
 * on the wall clock. Kept as JSON, keys "1" to "7"; a missing day is a day off.
 */
export type WeekHours = Readonly<Record<number, readonly Interval[]>>;

/** Other hours from `first` to `last`, both included; no stretch at all is a closure. */
export type HoursException = { first: LocalDate; last: LocalDate; hours: readonly Interval[] };

export type Opening = {
  opening_hours: WeekHours;
  exceptions: readonly HoursException[];
  open_on_holidays: boolean;
  /** Postal code of the shop: Alsace-Moselle has two more holidays. */
  zip: string;
};

/** Hours of a week on a date, sorted and joined. */
export const weekHoursOn = (week: WeekHours, date: LocalDate): Interval[] =>
  merged(week[weekdayOf(date)] ?? []);

/** Hours of the shop on a date: an exception says more than a holiday, a holiday more than the week. */
export function openingOn(opening: Opening, date: LocalDate): Interval[] {
  const exception = opening.exceptions.find(({ first, last }) => first <= date && date <= last);
  if (exception) return merged(exception.hours);
  if (!opening.open_on_holidays && holidayName(date, opening.zip)) return [];
  return weekHoursOn(opening.opening_hours, date);
}

/** Hours of a person on a date: those of the shop that are also theirs; the shop's when they have none of their own. */
export function workedOn(
  opening: Opening,
  working_hours: WeekHours | undefined,
  date: LocalDate,
): Interval[] {
  const open = openingOn(opening, date);
  if (!working_hours || Object.keys(working_hours).length === 0) return open;
  return intersection(open, weekHoursOn(working_hours, date));
}

/** Reads stored hours; undefined when they are not a week of stretches inside a day. */
export function parseWeekHours(value: unknown): WeekHours | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const week: Record<number, Interval[]> = {};
  for (const [day, spans] of Object.entries(value)) {
    if (!/^[1-7]$/.test(day) || !Array.isArray(spans)) return undefined;
    if (!spans.every(isSpanOfDay)) return undefined;
    week[Number(day)] = merged(spans);
  }
  return week;
}

function isSpanOfDay(value: unknown): value is Interval {
  if (typeof value !== "object" || value === null || !("from" in value && "to" in value))
    return false;
  const { from, to } = value;
  if (typeof from !== "number" || typeof to !== "number") return false;
  return Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from < to && to <= 1440;
}
