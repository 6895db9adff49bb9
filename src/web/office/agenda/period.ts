/** Which days are on screen, and how one goes from one period to the next. */
import {
  daysShown,
  type AgendaParameters,
  type AgendaType,
} from "../../../domain/agenda/params.ts";
import {
  addDays,
  datesFrom,
  formatDay,
  formatDayMonth,
  mondayOf,
  type LocalDate,
} from "../../../domain/time.ts";

export const VIEWS = ["day", "4day", "week"] as const satisfies readonly AgendaType[];
export type View = (typeof VIEWS)[number];

export const VIEW_FR: Record<View, string> = { day: "Jour", "4day": "4 jours", week: "Semaine" };

/** A week begins on its Monday; the other views on the day asked. */
export function datesShown(date: LocalDate, parameters: AgendaParameters): LocalDate[] {
  const first = parameters.type === "week" ? mondayOf(date) : date;
  return datesFrom(first, daysShown(parameters));
}

/** The date of the next period (`by` 1) or the one before (−1). */
export const shifted = (date: LocalDate, parameters: AgendaParameters, by: 1 | -1): LocalDate =>
  addDays(date, by * daysShown(parameters));

/** « lundi 23 novembre », « 23 – 26 novembre », « 30 novembre – 3 décembre » */
export function periodText(dates: readonly LocalDate[]): string {
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return "";
  if (first === last) return formatDay(first);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const start = formatDayMonth(first);
  return `${isSameMonth ? start.split(" ")[0] : start} – ${formatDayMonth(last)}`;
}
