/** What a shop reads of its public pages: visits, how far they went, and where they came from. No person is known. */
import { addDays, type LocalDate } from "../../time.ts";
import type { Source } from "./source.ts";

/** In the order in which a visitor meets them. */
export const STEPS = ["page", "wizard", "hours", "booked"] as const;
export type Step = (typeof STEPS)[number];

export const STEPS_FR: Record<Step, string> = {
  page: "Page de l’atelier vue",
  wizard: "Réservation commencée",
  hours: "Créneaux vus",
  booked: "Rendez-vous pris",
};

/** How many requests reached a step on a day; `source` is blank beyond the first page of a visit. */
export type AudienceCount = { day: LocalDate; step: Step; source: Source; count: number };

export const PERIODS = [7, 30, 365] as const;
export type Period = (typeof PERIODS)[number];

export type AudienceDay = { day: LocalDate; visits: number; bookings: number };
export type Audience = {
  days: AudienceDay[];
  funnel: { step: Step; count: number }[];
  /** The most frequent first. */
  sources: { source: Source; visits: number }[];
  visits: number;
  bookings: number;
};

/** A visit is the first page of the shop that is seen, be it the booking; `until` is the last day. */
export function audienceOf(
  counts: readonly AudienceCount[],
  { until, period }: { until: LocalDate; period: Period },
): Audience {
  const first = addDays(until, 1 - period);
  const within = counts.filter(({ day }) => day >= first && day <= until);
  const total = (chosen: readonly AudienceCount[]) =>
    chosen.reduce((sum, { count }) => sum + count, 0);
  const visits = within.filter(isVisit);
  const booked = within.filter(({ step }) => step === "booked");
  const [visitsOn, bookedOn] = [totalsBy(visits, "day"), totalsBy(booked, "day")];
  return {
    days: Array.from({ length: period }, (_, index) => {
      const day = addDays(first, index);
      return { day, visits: visitsOn.get(day) ?? 0, bookings: bookedOn.get(day) ?? 0 };
    }),
    funnel: STEPS.map((step) => ({
      step,
      count: total(within.filter((count) => count.step === step)),
    })),
    sources: [...totalsBy(visits, "source")]
      .map(([source, count]) => ({ source, visits: count }))
      .toSorted((a, b) => b.visits - a.visits || a.source.localeCompare(b.source)),
    visits: total(visits),
    bookings: total(booked),
  };
}

const isVisit = ({ step, source }: AudienceCount): boolean =>
  (step === "page" || step === "wizard") && source !== "";

function totalsBy(counts: readonly AudienceCount[], field: "day" | "source"): Map<string, number> {
  const totals = new Map<string, number>();
  for (const one of counts) totals.set(one[field], (totals.get(one[field]) ?? 0) + one.count);
  return totals;
}

/** In percent with one decimal; null without a visit. A client who calls back may make it pass 100. */
export const conversionOf = ({ visits, bookings }: Pick<Audience, "visits" | "bookings">) =>
  visits === 0 ? null : Math.round((1000 * bookings) / visits) / 10;

export const AUDIENCE_HEADINGS: readonly string[] = ["Jour", "Visites", "Rendez-vous pris"];

export const audienceCells = ({ day, visits, bookings }: AudienceDay): string[] => [
  day,
  String(visits),
  String(bookings),
];

/** A bar of the chart: days side by side are one bar where there is no room for each. */
export type AudienceBar = AudienceDay & { until: LocalDate };

export function barsOf(days: readonly AudienceDay[], most = 31): AudienceBar[] {
  const size = days.length <= most ? 1 : 7;
  const bars: AudienceBar[] = [];
  for (const [index, day] of days.entries()) {
    const last = bars.at(-1);
    // The last bar is whole: what is left over begins the first.
    if (!last || (days.length - index) % size === 0) bars.push({ ...day, until: day.day });
    else {
      last.until = day.day;
      last.visits += day.visits;
      last.bookings += day.bookings;
    }
  }
  return bars;
}
