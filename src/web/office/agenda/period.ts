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

/** The views that the screen offers; the address and the browser may ask for any other. */
export const VIEWS = ["day", "4day", "week"] as const satisfies readonly AgendaType[];
export type View = AgendaType;

type Lengths = Pick<AgendaParameters, "len_4day" | "len_week">;

/** « Jour », « 4 jours », « 2 semaines »: as this browser's parameters count them. */
export function viewText(view: (typeof VIEWS)[number], { len_4day, len_week }: Lengths): string {
  if (view === "day") return "Jour";
  if (view === "4day") return len_4day === 1 ? "1 jour" : `${len_4day} jours`;
  return len_week === 1 ? "Semaine" : `${len_week} semaines`;
}

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
