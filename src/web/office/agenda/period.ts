/** Which days are on screen, and how one goes from one period to the next. */
import {
  daysShown,
  type AgendaParameters,
  type AgendaType,
} from "../../../domain/agenda/params.ts";
import {
  addDays,
  datesFrom,
  daysBetween,
  formatDay,
  formatDayMonth,
  mondayOf,
  type LocalDate,
} from "../../../domain/time.ts";

/** The views that the screen offers; the address and the browser may ask for any other. */
export const VIEWS = [
  "day",
  "4day",
  "week",
  "month",
  "list",
] as const satisfies readonly AgendaType[];
export type View = AgendaType;

type Lengths = Pick<AgendaParameters, "len_4day" | "len_week">;

/** « Jour », « 4 jours », « 2 semaines »: as this browser's parameters count them. */
export function viewText(view: (typeof VIEWS)[number], { len_4day, len_week }: Lengths): string {
  if (view === "day") return "Jour";
  if (view === "month") return "Mois";
  if (view === "list") return "Liste";
  if (view === "4day") return len_4day === 1 ? "1 jour" : `${len_4day} jours`;
  return len_week === 1 ? "Semaine" : `${len_week} semaines`;
}

/** A week begins on its Monday, a month shows its whole weeks; the other views begin on the day asked. */
export function datesShown(date: LocalDate, parameters: AgendaParameters): LocalDate[] {
  if (parameters.type === "month") return monthDates(date, parameters.max_days);
  const first = parameters.type === "week" ? mondayOf(date) : date;
  return datesFrom(first, daysShown(parameters));
}

function monthDates(date: LocalDate, max_days: number): LocalDate[] {
  const first = mondayOf(firstOfMonth(date));
  const last = addDays(mondayOf(addDays(firstOfMonth(date, 1), -1)), 6);
  const wanted = daysBetween(first, last) + 1;
  return datesFrom(first, Math.min(wanted, max_days));
}

/** The first day of the month `by` months later. */
function firstOfMonth(date: LocalDate, by = 0): LocalDate {
  const first = addDays(date, 1 - Number(date.slice(8)));
  if (by === 0) return first;
  return firstOfMonth(addDays(first, by > 0 ? 31 : -1), by - Math.sign(by));
}

/** The date of the next period (`by` 1) or the one before (−1). */
export const shifted = (date: LocalDate, parameters: AgendaParameters, by: 1 | -1): LocalDate =>
  parameters.type === "month" ? firstOfMonth(date, by) : addDays(date, by * daysShown(parameters));

/** The days of the week of a date, from its Monday: what a phone's day strip shows. */
export const weekOf = (date: LocalDate): LocalDate[] => datesFrom(mondayOf(date), 7);

const monthFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

const shortFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  month: "short",
  year: "numeric",
});

/** « nov. 2026 »: what a telephone has room for above its strip of days, which says the rest. */
export const shortMonth = (date: LocalDate): string => shortFormat.format(Date.parse(date));

/** « novembre 2026 » for a month, otherwise from the first day to the last. */
export const shownText = (date: LocalDate, parameters: AgendaParameters): string =>
  parameters.type === "month"
    ? monthFormat.format(Date.parse(date))
    : periodText(datesShown(date, parameters));

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
