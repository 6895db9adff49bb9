import { weekdayOf, type LocalDate } from "../time.ts";
import { holidayName } from "./holidays.ts";
import { intersection, merged, without, type Interval } from "./interval.ts";

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

/** An unusual opening says more than a closure around it. */
const exceptionOn = (
  { exceptions }: Pick<Opening, "exceptions">,
  date: LocalDate,
): HoursException | undefined => {
  const said = exceptions.filter(({ first, last }) => first <= date && date <= last);
  return said.find(({ hours }) => hours.length > 0) ?? said[0];
};

/** Hours of the shop on a date: an exception says more than a holiday, a holiday more than the week. */
export function openingOn(opening: Opening, date: LocalDate): Interval[] {
  const exception = exceptionOn(opening, date);
  if (exception) return merged(exception.hours);
  if (!opening.open_on_holidays && holidayName(date, opening.zip)) return [];
  return weekHoursOn(opening.opening_hours, date);
}

/**
 * Hours of a person on a date: those of the shop that are also theirs; the shop's when they have none of their own. An
 * unusual hour is in no week: everybody works it who is not absent.
 */
export function workedOn(
  opening: Opening,
  working_hours: WeekHours | undefined,
  date: LocalDate,
): Interval[] {
  const open = openingOn(opening, date);
  if (!working_hours || Object.keys(working_hours).length === 0) return open;
  const unusual = exceptionOn(opening, date)
    ? without(open, weekHoursOn(opening.opening_hours, date))
    : [];
  return intersection(open, [...weekHoursOn(working_hours, date), ...unusual]);
}

/** Reads stored hours; undefined when they are not a week of stretches inside a day. */
export function parseWeekHours(value: unknown): WeekHours | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const week: Record<number, Interval[]> = {};
  for (const [day, spans] of Object.entries(value)) {
    const read = parseSpans(spans);
    if (!/^[1-7]$/.test(day) || !read) return undefined;
    week[Number(day)] = read;
  }
  return week;
}

/** Reads the stored stretches of a day; undefined when they are none. */
export const parseSpans = (value: unknown): Interval[] | undefined =>
  Array.isArray(value) && value.every(isSpanOfDay) ? merged(value) : undefined;

function isSpanOfDay(value: unknown): value is Interval {
  if (typeof value !== "object" || value === null || !("from" in value && "to" in value))
    return false;
  const { from, to } = value;
  if (typeof from !== "number" || typeof to !== "number") return false;
  return Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from < to && to <= 1440;
}
