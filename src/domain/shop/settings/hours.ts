/** A week of opening or working hours while it is edited; NaN is an hour that is not typed yet. */
import type { OpeningHours } from "../shop.ts";

export type Span = { from: number; to: number };

const MOST_SPANS = 4;
const DAY_END = 24 * 60;

const SAY = {
  missing: "Indiquez les deux heures, ou retirez cette plage.",
  span: "Une plage finit après son début, entre 0 h et 24 h.",
  overlap: "Deux plages de ce jour se chevauchent.",
  spans: "Quatre plages par jour au plus.",
};

/** What is wrong with the ranges of a day, as the form says it. */
export function spansFault(spans: readonly Span[]): string | undefined {
  if (spans.length > MOST_SPANS) return SAY.spans;
  if (spans.some(({ from, to }) => Number.isNaN(from) || Number.isNaN(to))) return SAY.missing;
  if (!spans.every(isSpan)) return SAY.span;
  const sorted = inOrder(spans);
  return sorted.some(({ from }, at) => from < (sorted[at - 1]?.to ?? 0)) ? SAY.overlap : undefined;
}

const isMinute = (value: number): boolean =>
  Number.isInteger(value) && 0 <= value && value <= DAY_END;

const isSpan = ({ from, to }: Span): boolean => isMinute(from) && isMinute(to) && from < to;

export const inOrder = (spans: readonly Span[]): Span[] =>
  spans.toSorted((a, b) => a.from - b.from);

/** The sentence of each day that has one; days are 1 = Monday … 7 = Sunday. */
export function weekFaults(week: OpeningHours): Record<number, string> {
  const faults: Record<number, string> = {};
  for (const [day, spans] of Object.entries(week)) {
    const fault = spansFault(spans);
    if (fault !== undefined) faults[Number(day)] = fault;
  }
  return faults;
}

/** The week with other ranges on a day; a day without any is left out. */
export function withDay(week: OpeningHours, day: number, spans: readonly Span[]): OpeningHours {
  const { [day]: _former, ...others } = week;
  return spans.length === 0 ? others : { ...others, [day]: spans };
}

/** The ranges of one day given to other days. */
export const copiedTo = (week: OpeningHours, day: number, days: readonly number[]): OpeningHours =>
  days.reduce((copied, other) => withDay(copied, other, week[day] ?? []), week);

const MORNING: Span = { from: 9 * 60, to: 12 * 60 };
const LONGEST_BREAK = 2 * 60;

/** A range to begin with: the morning, then an afternoon two hours after what is there. Undefined when the day is full. */
export function nextSpan(spans: readonly Span[]): Span | undefined {
  if (spans.length === 0) return MORNING;
  if (spans.length >= MOST_SPANS) return undefined;
  const last = Math.max(...spans.map(({ to }) => to));
  if (Number.isNaN(last) || last >= DAY_END - 60) return undefined;
  const from = Math.min(last + LONGEST_BREAK, DAY_END - 60);
  return { from, to: Math.min(from + 4 * 60, DAY_END) };
}
