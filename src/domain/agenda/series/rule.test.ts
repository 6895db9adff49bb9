import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  dateOf,
  daysBetween,
  instantAt,
  startOfDay,
  wallMinutesOf,
  weekdayOf,
  type LocalDate,
} from "../../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "../event.ts";
import { wholeDays } from "../event-time.ts";
import { datesAfter, EVERY, LONGEST_SERIES, occurrencesOf, repeatOf, ruleText } from "./rule.ts";

const PARIS = "Europe/Paris";
const day = (text: string) => text as LocalDate;
const absence = (date: string, hour: number, facts: Partial<AgendaEvent> = {}) =>
  newEvent({
    id: "first",
    shop_id: "s",
    kind: ABSENCE_KIND,
    start_at: instantAt(day(date), hour * 60, PARIS),
    duration: 240,
    assigned_to: ["karim", "lea"],
    ...facts,
  });
let made = 0;
const making = { zone: PARIS, newId: () => `made ${++made}` };

describe("the dates of a rule", () => {
  test.each([
    [
      "every Monday until the last one",
      "2026-11-23",
      "week",
      "2026-12-14",
      ["2026-11-30", "2026-12-07", "2026-12-14"],
    ],
    [
      "every Monday until the day before one",
      "2026-11-23",
      "week",
      "2026-12-13",
      ["2026-11-30", "2026-12-07"],
    ],
    ["every other week", "2026-11-23", "two-weeks", "2026-12-31", ["2026-12-07", "2026-12-21"]],
    [
      "each month on the 15th, over the new year",
      "2026-11-15",
      "month",
      "2027-01-31",
      ["2026-12-15", "2027-01-15"],
    ],
    [
      "each month on the 31st, on the last day of shorter months",
      "2027-01-31",
      "month",
      "2027-04-30",
      ["2027-02-28", "2027-03-31", "2027-04-30"],
    ],
    ["not once", "2026-11-23", "week", "2026-11-29", []],
    ["in a leap year", "2028-01-30", "month", "2028-02-29", ["2028-02-29"]],
  ] as const)("%s", (_, first, every, until, expected) => {
    expect(datesAfter(day(first), { every, until: day(until) })).toEqual(expected);
  });

  test("are in order, in the bounds, and as far from each other as the rule says", () => {
    const anyDay = fc.integer({ min: 0, max: 3000 }).map((n) => addDays(day("2025-01-01"), n));
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom(...EVERY),
        fc.integer({ min: -10, max: 900 }),
        (first, every, length) => {
          const until = addDays(first, length);
          const dates = datesAfter(first, { every, until });
          const all = [first, ...dates];
          expect(all).toEqual([...new Set(all)].toSorted());
          for (const date of dates) {
            expect(date <= until).toBe(true);
            expect(daysBetween(first, date)).toBeLessThanOrEqual(LONGEST_SERIES);
            if (every !== "month") expect(weekdayOf(date)).toBe(weekdayOf(first));
          }
          const gaps = dates.map((date, index) => daysBetween(all[index] ?? first, date));
          const [least, most] = { week: [7, 7], "two-weeks": [14, 14], month: [28, 31] }[every];
          for (const gap of gaps) expect(gap >= (least ?? 0) && gap <= (most ?? 0)).toBe(true);
        },
      ),
    );
  });
});

describe("a rule that is asked for", () => {
  const asked = (every: string, until: string, facts: Partial<AgendaEvent> = {}) =>
    repeatOf({ every, until: day(until) }, absence("2026-11-23", 9, facts), PARIS);

  test("is kept as it is", () => {
    expect(asked("week", "2027-06-28")).toEqual({ every: "week", until: "2027-06-28" });
  });

  test.each<[string, unknown, string]>([
    ["without an end after its beginning", asked("week", "2026-11-23"), "until"],
    ["that never comes back", asked("month", "2026-12-22"), "until"],
    ["of more than two years", asked("week", "2028-11-24"), "until"],
    ["of an unknown kind", asked("day", "2027-06-28"), "every"],
    ["of a repair's visit", asked("week", "2027-06-28", { repair_id: "r" }), "repair_id"],
  ])("%s is refused", (_, refused, field) => {
    expect(refused).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
  });

  test("reads as it is said", () => {
    expect(ruleText({ every: "two-weeks", until: day("2027-03-01") })).toBe(
      "Toutes les deux semaines jusqu’au 1er mars 2027",
    );
  });
});

describe("the events of a series", () => {
  const hours = ({ start_at, end_at }: AgendaEvent) =>
    [start_at, end_at].map((instant) => wallMinutesOf(instant, PARIS) / 60);

  test.each([
    ["to winter time", "2026-10-19", ["2026-10-26", "2026-11-02"]],
    ["to summer time", "2027-03-22", ["2027-03-29", "2027-04-05"]],
  ])("keep the hours of the clock across the change %s", (_, first, dates) => {
    const found = occurrencesOf(absence(first, 9), dates.map(day), making);
    expect(found.map(({ event }) => hours(event))).toEqual([
      [9, 13],
      [9, 13],
    ]);
    expect(found.map(({ event }) => dateOf(event.start_at, PARIS))).toEqual(dates);
  });

  test("an hour that spring skips begins at the moment of the change", () => {
    const night = absence("2027-03-21", 2, { duration: 60 });
    const [found] = occurrencesOf(night, [day("2027-03-28")], making);
    expect(found && hours(found.event)).toEqual([3, 4]);
  });

  test("whole days stay whole, on the days of 23 and of 25 hours too", () => {
    const start_at = startOfDay(day("2026-10-18"), PARIS);
    const end_at = startOfDay(day("2026-10-19"), PARIS);
    const whole = absence("2026-10-18", 0, {
      ...wholeDays({ start_at, end_at, duration: 0 }, PARIS),
      fullday: true,
    });
    const [sunday] = occurrencesOf(whole, [day("2026-10-25")], making);
    expect(sunday?.event).toMatchObject({
      start_at: startOfDay(day("2026-10-25"), PARIS),
      duration: 25 * 60,
      fullday: true,
    });
  });

  test("are for the same people, to be done, and say nothing to a client", () => {
    const done = absence("2026-11-23", 9, {
      status: "DONE",
      public_start_at: instantAt(day("2026-11-23"), 540, PARIS),
      public_end_at: instantAt(day("2026-11-23"), 600, PARIS),
    });
    const [next] = occurrencesOf(done, [day("2026-11-30")], making);
    expect(next?.event).toMatchObject({
      assigned_to: ["karim", "lea"],
      status: "TODO",
      public_start_at: null,
      public_end_at: null,
    });
    expect(next?.event.id).not.toBe("first");
  });
});
