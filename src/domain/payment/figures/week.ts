/** The week's figures of the home page: a value a day, and the same days of the week before. */
import { addDays, datesFrom, mondayOf, type LocalDate } from "../../time.ts";

/** What happened on a day. Money in cents: invoices less credit notes, and payments less their corrections. */
export type DayFigures = {
  day: LocalDate;
  invoiced: number;
  received: number;
  /** Appointments that are not cancelled, and those of them that are done. */
  visits: number;
  done: number;
};

export const FIGURES = ["visits", "invoiced", "received"] as const;
export type Figure = (typeof FIGURES)[number];

/** The two weeks that the figures are read for: both ends included. */
export const figuresPeriod = (today: LocalDate): { from: LocalDate; to: LocalDate } => ({
  from: addDays(mondayOf(today), -7),
  to: addDays(mondayOf(today), 6),
});

export type WeekFigure = {
  /** Monday to Sunday of the week of `today`; `before` is the same day a week earlier. */
  days: { day: LocalDate; value: number; before: number }[];
  /** From Monday to `today`, and the same days of the week before. */
  soFar: number;
  before: number;
};

/** Days that are not among `figures` had nothing. */
export function weekFigure(
  figures: readonly DayFigures[],
  figure: Figure,
  today: LocalDate,
): WeekFigure {
  const values = new Map(figures.map((day) => [day.day, day[figure]]));
  const valueOn = (day: LocalDate) => values.get(day) ?? 0;
  const days = datesFrom(mondayOf(today), 7).map((day) => ({
    day,
    value: valueOn(day),
    before: valueOn(addDays(day, -7)),
  }));
  const passed = days.filter(({ day }) => day <= today);
  return {
    days,
    soFar: sum(passed.map(({ value }) => value)),
    before: sum(passed.map((day) => day.before)),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
