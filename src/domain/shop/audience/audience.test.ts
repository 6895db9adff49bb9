import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, parseLocalDate, type LocalDate } from "../../time.ts";
import {
  audienceCells,
  audienceOf,
  barsOf,
  conversionOf,
  PERIODS,
  STEPS,
  type AudienceCount,
} from "./audience.ts";

const day = (text: string): LocalDate => {
  const parsed = parseLocalDate(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const TODAY = day("2026-11-23");
const WEEK: AudienceCount[] = [
  { day: day("2026-11-16"), step: "page", source: "search", count: 90 },
  { day: day("2026-11-17"), step: "page", source: "search", count: 6 },
  { day: day("2026-11-22"), step: "page", source: "direct", count: 3 },
  { day: day("2026-11-23"), step: "page", source: "", count: 2 },
  { day: day("2026-11-23"), step: "wizard", source: "", count: 4 },
  { day: day("2026-11-23"), step: "wizard", source: "button", count: 1 },
  { day: day("2026-11-23"), step: "hours", source: "", count: 3 },
  { day: day("2026-11-23"), step: "booked", source: "", count: 2 },
];

describe("the audience of a week", () => {
  const week = audienceOf(WEEK, { until: TODAY, period: 7 });

  test("counts a visit at its first page, be it the booking, and forgets the week before", () => {
    expect(week).toMatchObject({ visits: 10, bookings: 2 });
    expect(week.days).toHaveLength(7);
    expect(week.days[0]).toEqual({ day: "2026-11-17", visits: 6, bookings: 0 });
    expect(week.days.at(-1)).toEqual({ day: TODAY, visits: 1, bookings: 2 });
  });

  test("says how far visitors went", () => {
    expect(week.funnel.map(({ count }) => count)).toEqual([11, 5, 3, 2]);
    expect(week.funnel.map(({ step }) => step)).toEqual([...STEPS]);
  });

  test("says where they came from, the most frequent first", () => {
    expect(week.sources).toEqual([
      { source: "search", visits: 6 },
      { source: "direct", visits: 3 },
      { source: "button", visits: 1 },
    ]);
  });

  test("is nothing without a count", () => {
    const none = audienceOf([], { until: TODAY, period: 30 });
    expect(none).toMatchObject({ visits: 0, bookings: 0, sources: [] });
    expect(none.days).toHaveLength(30);
  });
});

test.each([
  [10, 2, 20],
  [3, 1, 33.3],
  [1, 2, 200],
  [0, 0, null],
])("%i visits and %i bookings convert %s %%", (visits, bookings, percent) => {
  expect(conversionOf({ visits, bookings })).toBe(percent);
});

test("a line of the file is a day", () => {
  expect(audienceCells({ day: TODAY, visits: 10, bookings: 2 })).toEqual(["2026-11-23", "10", "2"]);
});

test("bars hold every day once, and lose no visit", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PERIODS),
      fc.array(fc.record({ back: fc.integer({ min: 0, max: 364 }), count: fc.nat(50) })),
      (period, seen) => {
        const counts = seen.map(({ back, count }) => ({
          day: addDays(TODAY, -back),
          step: "page" as const,
          source: "direct",
          count,
        }));
        const audience = audienceOf(counts, { until: TODAY, period });
        const bars = barsOf(audience.days);
        expect(bars.reduce((sum, { visits }) => sum + visits, 0)).toBe(audience.visits);
        expect([bars[0]?.day, bars.at(-1)?.until]).toEqual([audience.days[0]?.day, TODAY]);
        for (const [index, bar] of bars.entries())
          if (index > 0) expect(bar.day).toBe(addDays(bars[index - 1]?.until ?? TODAY, 1));
        expect(bars.length).toBeLessThanOrEqual(53);
      },
    ),
  );
});
