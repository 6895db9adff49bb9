import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { addDays, daysBetween } from "../../time.ts";
import {
  addMonths,
  formatMonth,
  MOST_DAYS,
  NAMED_PERIODS,
  namedPeriod,
  periodBefore,
  periodOf,
  periodOfStep,
  stepOf,
  stepsOf,
  type NamedPeriod,
} from "./period.ts";

const today = date("2026-11-24");
const period = (from: string, to: string) => ({ from: date(from), to: date(to) });
const day = fc.nat({ max: 20_000 }).map((count) => addDays(date("2000-01-01"), count));
const anyPeriod = fc
  .tuple(day, fc.nat({ max: 800 }))
  .map(([from, days]) => ({ from, to: addDays(from, days) }));

describe("a named period", () => {
  it.each<[NamedPeriod, string, string]>([
    ["ce-mois", "2026-11-01", "2026-11-30"],
    ["mois-dernier", "2026-10-01", "2026-10-31"],
    ["ce-trimestre", "2026-10-01", "2026-12-31"],
    ["cette-annee", "2026-01-01", "2026-12-31"],
    ["annee-derniere", "2025-01-01", "2025-12-31"],
  ])("« %s » on 24 November 2026 is %s to %s", (name, from, to) => {
    expect(namedPeriod(name, today)).toEqual(period(from, to));
  });

  it("« mois-dernier » in January is December of the year before", () => {
    expect(namedPeriod("mois-dernier", date("2027-01-31"))).toEqual(
      period("2026-12-01", "2026-12-31"),
    );
  });

  it("holds today when it is this one, and a whole number of months, whatever the day", () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...NAMED_PERIODS), (on, name) => {
        const { from, to } = namedPeriod(name, on);
        expect([from.slice(8), addDays(to, 1).slice(8)]).toEqual(["01", "01"]);
        if (name.startsWith("ce")) expect(from <= on && on <= to).toBe(true);
        else expect(to < on).toBe(true);
      }),
    );
  });
});

describe("what was asked", () => {
  it.each([
    ["nothing: this month", {}, period("2026-11-01", "2026-11-30")],
    ["one end: that day", { from: date("2026-03-01") }, period("2026-03-01", "2026-03-01")],
    ["the other end", { to: date("2026-03-01") }, period("2026-03-01", "2026-03-01")],
    ["the ends crossed", period("2026-05-02", "2026-05-01"), period("2026-05-01", "2026-05-02")],
  ])("%s", (_, asked, expected) => {
    expect(periodOf(asked, today)).toEqual(expected);
  });

  it("is cut to ten years", () => {
    const { from, to } = periodOf(period("1900-01-01", "2199-12-31"), today);
    expect(daysBetween(from, to)).toBe(MOST_DAYS - 1);
  });
});

describe("the period before", () => {
  it.each([
    ["a month, of another length", period("2026-03-01", "2026-03-31"), "2026-02-01", "2026-02-28"],
    ["a month of a leap year", period("2028-03-01", "2028-03-31"), "2028-02-01", "2028-02-29"],
    ["a quarter", period("2026-01-01", "2026-03-31"), "2025-10-01", "2025-12-31"],
    ["a year", period("2026-01-01", "2026-12-31"), "2025-01-01", "2025-12-31"],
    ["a week", period("2026-11-16", "2026-11-22"), "2026-11-09", "2026-11-15"],
    ["a day", period("2026-11-24", "2026-11-24"), "2026-11-23", "2026-11-23"],
  ])("of %s", (_, asked, from, to) => {
    expect(periodBefore(asked)).toEqual(period(from, to));
  });

  it("ends the day before, whatever the period", () => {
    fc.assert(
      fc.property(anyPeriod, (asked) => {
        const before = periodBefore(asked);
        expect(addDays(before.to, 1)).toBe(asked.from);
        expect(before.from <= before.to).toBe(true);
      }),
    );
  });
});

describe("the bars of the chart", () => {
  it("are days up to two months, months beyond", () => {
    expect(stepOf(period("2026-11-01", "2026-11-30"))).toBe("day");
    expect(stepOf(period("2026-10-01", "2026-12-31"))).toBe("month");
    expect(stepsOf(period("2026-01-15", "2026-04-02"))).toEqual([
      "2026-01-01",
      "2026-02-01",
      "2026-03-01",
      "2026-04-01",
    ]);
  });

  it("hold every day of the period once, the clock changes of March and October included", () => {
    fc.assert(
      fc.property(anyPeriod, (asked) => {
        const days = stepsOf(asked).flatMap((one) => {
          const { from, to } = periodOfStep(one, asked);
          return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
        });
        expect(days[0]).toBe(asked.from);
        expect(days.at(-1)).toBe(asked.to);
        expect(days).toHaveLength(daysBetween(asked.from, asked.to) + 1);
      }),
    );
  });
});

it("a month is named, and the one after December is January", () => {
  expect(formatMonth(date("2026-08-01"))).toBe("août 2026");
  expect([addMonths(date("2026-12-01"), 1), addMonths(date("2026-01-01"), -13)]).toEqual([
    "2027-01-01",
    "2024-12-01",
  ]);
});
