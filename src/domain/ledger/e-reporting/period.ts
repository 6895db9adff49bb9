/**
 * How often a shop reports its sales to consumers (decree 2022-1299): by its VAT regime. The day by which a report is due
 * is that of the rhythm.
 */
import type { VatRegime } from "../../quote/line.ts";
import { addDays, parseLocalDate, type LocalDate } from "../../time.ts";

export const RHYTHMS = ["three-a-month", "monthly", "two-months"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const RHYTHM_FR: Record<Rhythm, string> = {
  "three-a-month": "Trois fois par mois (TVA mensuelle)",
  monthly: "Chaque mois (TVA trimestrielle ou simplifiée)",
  "two-months": "Tous les deux mois (franchise de TVA)",
};

/** The exemption has one rhythm; without a choice, the others take the closest one. */
export function rhythmOf(regime: VatRegime, chosen: Rhythm | null): Rhythm {
  if (regime === "franchise") return "two-months";
  return chosen === null || chosen === "two-months" ? "three-a-month" : chosen;
}

/** Both days included. */
export type ReportPeriod = { from: LocalDate; to: LocalDate; due_on: LocalDate };

export function periodOn(rhythm: Rhythm, date: LocalDate): ReportPeriod {
  const first = firstOfMonth(date);
  if (rhythm === "three-a-month") return tenDays(first, date);
  if (rhythm === "monthly") {
    const next = addMonths(first, 1);
    return { from: first, to: addDays(next, -1), due_on: addDays(next, 9) };
  }
  const from = addMonths(first, monthOf(first) % 2 === 1 ? 0 : -1);
  const next = addMonths(from, 2);
  return { from, to: addDays(next, -1), due_on: lastDue(next) };
}

/** The period that ended last before this day. */
export const periodBefore = (rhythm: Rhythm, date: LocalDate): ReportPeriod =>
  periodOn(rhythm, addDays(periodOn(rhythm, date).from, -1));

/** The periods that ended before `today`, the latest first. */
export function periodsBefore(rhythm: Rhythm, today: LocalDate, count: number): ReportPeriod[] {
  const periods: ReportPeriod[] = [];
  for (let day = today; periods.length < count;) {
    const period = periodBefore(rhythm, day);
    periods.push(period);
    day = period.from;
  }
  return periods;
}

/** The 1st to the 10th, the 11th to the 20th, the rest; ten days later it is due. */
function tenDays(first: LocalDate, date: LocalDate): ReportPeriod {
  const day = Number(date.slice(8));
  if (day <= 10) return { from: first, to: addDays(first, 9), due_on: addDays(first, 19) };
  const next = addMonths(first, 1);
  const last = addDays(next, -1);
  if (day <= 20) {
    const thirtieth = addDays(first, 29);
    return {
      from: addDays(first, 10),
      to: addDays(first, 19),
      due_on: thirtieth < last ? thirtieth : last,
    };
  }
  return { from: addDays(first, 20), to: last, due_on: addDays(next, 9) };
}

/** The 30th of the month, or its last day. */
function lastDue(first: LocalDate): LocalDate {
  const [thirtieth, last] = [addDays(first, 29), addDays(addMonths(first, 1), -1)];
  return thirtieth < last ? thirtieth : last;
}

const monthOf = (date: LocalDate): number => Number(date.slice(5, 7));
const firstOfMonth = (date: LocalDate): LocalDate => addDays(date, 1 - Number(date.slice(8)));

function addMonths(first: LocalDate, count: number): LocalDate {
  const months = Number(first.slice(0, 4)) * 12 + monthOf(first) - 1 + count;
  const month = String((months % 12) + 1).padStart(2, "0");
  const date = parseLocalDate(`${Math.floor(months / 12)}-${month}-01`);
  if (!date) throw new Error(`no month ${count} after ${first}`);
  return date;
}
