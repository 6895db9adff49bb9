/** The stretch of days that figures are asked for, and the one that it is compared with. Days are the shop's own. */
import { addDays, daysBetween, parseLocalDate, type LocalDate } from "../../time.ts";

/** Both ends included. */
export type SalesPeriod = { from: LocalDate; to: LocalDate };

export const NAMED_PERIODS = [
  "ce-mois",
  "mois-dernier",
  "ce-trimestre",
  "cette-annee",
  "annee-derniere",
] as const;
export type NamedPeriod = (typeof NAMED_PERIODS)[number];

export const NAMED_PERIOD_FR: Record<NamedPeriod, string> = {
  "ce-mois": "Ce mois",
  "mois-dernier": "Mois dernier",
  "ce-trimestre": "Ce trimestre",
  "cette-annee": "Cette année",
  "annee-derniere": "Année dernière",
};

/** Ten years: what the law asks to keep. */
export const MOST_DAYS = 3_660;
/** Up to here a bar of the chart is a day, beyond a month. */
const MOST_DAILY = 62;

/** `today` is the shop's day. */
export const namedPeriod = (name: NamedPeriod, today: LocalDate): SalesPeriod =>
  PERIODS[name](firstOfMonth(today));

const PERIODS: Record<NamedPeriod, (month: LocalDate) => SalesPeriod> = {
  "ce-mois": (month) => months(month, 1),
  "mois-dernier": (month) => months(addMonths(month, -1), 1),
  "ce-trimestre": (month) => months(addMonths(month, -((monthOf(month) - 1) % 3)), 3),
  "cette-annee": (month) => months(addMonths(month, 1 - monthOf(month)), 12),
  "annee-derniere": (month) => months(addMonths(month, -11 - monthOf(month)), 12),
};

const months = (first: LocalDate, count: number): SalesPeriod => ({
  from: first,
  to: addDays(addMonths(first, count), -1),
});

/** What was asked, as far as it makes sense: the ends in their order, ten years at most, this month without any. */
export function periodOf(
  asked: { from?: LocalDate | undefined; to?: LocalDate | undefined },
  today: LocalDate,
): SalesPeriod {
  const { from, to } = asked;
  if (!from && !to) return namedPeriod("ce-mois", today);
  const [first, last] = [from ?? to ?? today, to ?? from ?? today].toSorted();
  if (!first || !last) return namedPeriod("ce-mois", today);
  const farthest = addDays(first, MOST_DAYS - 1);
  return { from: first, to: last < farthest ? last : farthest };
}

/**
 * As many whole months earlier for whole months, so that February is compared with January; as many days before for any
 * other stretch.
 */
export function periodBefore({ from, to }: SalesPeriod): SalesPeriod {
  const next = addDays(to, 1);
  if (isFirst(from) && isFirst(next)) {
    const count = monthsBetween(from, next);
    return months(addMonths(from, -count), count);
  }
  const days = daysBetween(from, to) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

export type SalesStep = "day" | "month";
export const stepOf = ({ from, to }: SalesPeriod): SalesStep =>
  daysBetween(from, to) < MOST_DAILY ? "day" : "month";

/** The first day of each bar: every day, or the first of every month that the period touches. */
export function stepsOf(period: SalesPeriod): LocalDate[] {
  const step = stepOf(period);
  const steps: LocalDate[] = [];
  let day = step === "day" ? period.from : firstOfMonth(period.from);
  for (; day <= period.to; day = step === "day" ? addDays(day, 1) : addMonths(day, 1))
    steps.push(day);
  return steps;
}

/** The days of one bar, cut to the period. */
export function periodOfStep(day: LocalDate, period: SalesPeriod): SalesPeriod {
  if (stepOf(period) === "day") return { from: day, to: day };
  const last = addDays(addMonths(day, 1), -1);
  return {
    from: day < period.from ? period.from : day,
    to: last > period.to ? period.to : last,
  };
}

export const firstOfMonth = (day: LocalDate): LocalDate => addDays(day, 1 - Number(day.slice(8)));

/** Of the first day of a month, the first of the month so many later. */
export function addMonths(first: LocalDate, count: number): LocalDate {
  const month = Number(first.slice(0, 4)) * 12 + monthOf(first) - 1 + count;
  const year = String(Math.floor(month / 12)).padStart(4, "0");
  const day = parseLocalDate(`${year}-${String((month % 12) + 1).padStart(2, "0")}-01`);
  return day ?? first;
}

const monthOf = (day: LocalDate): number => Number(day.slice(5, 7));
const isFirst = (day: LocalDate): boolean => day.endsWith("-01");
const monthsBetween = (first: LocalDate, next: LocalDate): number =>
  (Number(next.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + monthOf(next) - monthOf(first);

const monthFormat = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

/** « novembre 2026 » */
export const formatMonth = (day: LocalDate): string => monthFormat.format(Date.parse(day));
