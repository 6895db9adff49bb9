/** The French of an appointment that comes back. */
import { EVERY, ruleText } from "../../../../../domain/agenda/series/rule.ts";
import { formatDate, formatDay, type LocalDate } from "../../../../../domain/time.ts";

type Stored = {
  every: string;
  until: LocalDate;
  skipped: readonly LocalDate[];
  following: number;
};

export const timesText = (count: number): string => (count === 1 ? "1 fois" : `${count} fois`);

/** « Toutes les semaines jusqu’au 28 juin 2027, encore 12 fois » */
export function seriesText({ every, until, following }: Stored): string {
  const known = EVERY.find((one) => one === every);
  const rule = known ? ruleText({ every: known, until }) : `Jusqu’au ${formatDate(until)}`;
  return following === 0
    ? `${rule}, c’est la dernière fois`
    : `${rule}, encore ${timesText(following)}`;
}

/** What the field says before saving: how many times, the first one included. */
export const countText = (dates: readonly LocalDate[]): string => {
  const last = dates.at(-1);
  return last ? `${timesText(dates.length + 1)}, la dernière le ${formatDay(last)}` : "";
};

const MOST_NAMED = 4;

/** The number of repetitions created, and the days left out since a person had another appointment. */
export function repeatedText(series: Stored): string {
  const { following, skipped, until } = series;
  const done = `Répété ${timesText(following)} jusqu’au ${formatDate(until)}.`;
  if (skipped.length === 0) return done;
  const named = skipped.slice(0, MOST_NAMED).map(formatDay).join(", ");
  const more = skipped.length - MOST_NAMED;
  const others = more > 0 ? ` et ${more === 1 ? "un autre jour" : `${more} autres jours`}` : "";
  return `${done} Sauf ${named}${others}\u00a0: quelqu’un y est déjà pris.`;
}

/** « Celui-ci et les 12 suivants » */
export const followingText = (following: number): string =>
  following === 1 ? "Celui-ci et le suivant" : `Celui-ci et les ${following} suivants`;
