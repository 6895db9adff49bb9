/** An absence, or an appointment of the shop's own, that comes back: its rule, and the events that it makes. */
import { badInput, type BadInput } from "../../validation.ts";
import {
  addDays,
  dateOf,
  datesFrom,
  daysBetween,
  formatDate,
  minutesBetween,
  type LocalDate,
  type Zone,
} from "../../time.ts";
import type { AgendaEvent } from "../event.ts";
import { onAnotherDay } from "../move/days.ts";

export const EVERY = ["week", "two-weeks", "month"] as const;
export type Every = (typeof EVERY)[number];
export const EVERY_FR: Record<Every, string> = {
  week: "Toutes les semaines",
  "two-weeks": "Toutes les deux semaines",
  month: "Tous les mois",
};

/** `until` is the last day on which it may come. */
export type RepeatRule = { every: Every; until: LocalDate };

/** Two years: every week, 104 times. */
export const LONGEST_SERIES = 731;

const SAY = {
  every: "Cette répétition n’existe pas.",
  until: "La répétition dure deux ans au plus, et revient une fois au moins.",
  repair: "Le rendez-vous d’une réparation ne se répète pas.",
  repeated: "Ce rendez-vous revient déjà, d’une autre façon.",
};

export type RepeatInput = { every: string; until: LocalDate };

/** The rule that is asked for, or what is wrong with it. */
export function repeatOf(
  { every, until }: RepeatInput,
  event: Pick<AgendaEvent, "start_at" | "repair_id">,
  zone: Zone,
): RepeatRule | BadInput {
  const known = EVERY.find((one) => one === every);
  if (!known) return badInput({ every: SAY.every });
  if (event.repair_id !== null) return badInput({ repair_id: SAY.repair });
  const rule = { every: known, until };
  const first = dateOf(event.start_at, zone);
  return isBounded(first, until) && datesAfter(first, rule).length > 0
    ? rule
    : badInput({ until: SAY.until });
}

/** Of an event that comes back already: undefined when it does so by that rule, as when a request is sent again. */
export const refuseOtherRule = (known: RepeatRule, rule: RepeatRule): BadInput | undefined =>
  known.every === rule.every && known.until === rule.until
    ? undefined
    : badInput({ every: SAY.repeated });

export const isBounded = (first: LocalDate, until: LocalDate): boolean =>
  until > first && daysBetween(first, until) <= LONGEST_SERIES;

/** The dates on which it comes back after the first one, in order; a rule beyond its bounds is cut. */
export function datesAfter(first: LocalDate, { every, until }: RepeatRule): LocalDate[] {
  const length = Math.min(Math.max(0, daysBetween(first, until)), LONGEST_SERIES);
  const last = addDays(first, length);
  if (every === "month") return monthly(first).filter((date) => date <= last);
  const step = every === "week" ? 7 : 14;
  const count = Math.floor(length / step);
  return Array.from({ length: count }, (_, index) => addDays(first, (index + 1) * step));
}

const MONTHS = 24;

/** The same day of the next months; of a month too short for it, the last day. */
function monthly(first: LocalDate): LocalDate[] {
  const [year, month, day] = first.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const begins = addDays(first, daysTo({ year, month, day }, index + 1));
    const length = datesFrom(begins, 31).filter((date) => sameMonth(date, begins)).length;
    return addDays(begins, Math.min(day ?? 1, length) - 1);
  });
}

type Parts = { year: number | undefined; month: number | undefined; day: number | undefined };

/** Days from a date to the first of the month so many months later. */
const daysTo = ({ year = 0, month = 1, day = 1 }: Parts, months: number): number =>
  Math.round((Date.UTC(year, month - 1 + months, 1) - Date.UTC(year, month - 1, day)) / 86_400_000);

const sameMonth = (one: LocalDate, other: LocalDate): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** One event of a series, and the date that the rule gave it: it may have been moved since. */
export type Occurrence = { event: AgendaEvent; due_on: LocalDate };

type Making = { zone: Zone; newId: () => string };

/** The events of these dates: each at the same hours of the clock. What was said to a client is not repeated. */
export function occurrencesOf(
  event: AgendaEvent,
  dates: readonly LocalDate[],
  { zone, newId }: Making,
): Occurrence[] {
  const first = dateOf(event.start_at, zone);
  return dates.map((due_on) => {
    const hours = onAnotherDay(event, daysBetween(first, due_on), zone);
    const duration = minutesBetween(hours.start_at, hours.end_at);
    return { due_on, event: { ...event, ...NOTHING_SAID, ...hours, duration, id: newId() } };
  });
}

const NOTHING_SAID = {
  status: "TODO",
  visit_id: null,
  public_start_at: null,
  public_end_at: null,
  constraint_start_at: null,
  constraint_end_at: null,
} as const;

/** « Toutes les semaines jusqu’au 28 juin 2027 » */
export const ruleText = ({ every, until }: RepeatRule): string =>
  `${EVERY_FR[every]} jusqu’au ${formatDate(until)}`;
