import { describe, expect, test } from "vitest";
import type { LocalDate } from "../time.ts";
import { openingOn, parseWeekHours, type Opening } from "./opening.ts";

const day = (text: string) => text as LocalDate;
const MORNING = { from: 480, to: 720 };
const AFTERNOON = { from: 840, to: 1080 };
const WEEK = Object.fromEntries([1, 2, 3, 4, 5].map((weekday) => [weekday, [MORNING, AFTERNOON]]));
const GARONNE: Opening = {
  opening_hours: WEEK,
  exceptions: [
    { first: day("2026-08-03"), last: day("2026-08-21"), hours: [] },
    { first: day("2026-12-25"), last: day("2026-12-25"), hours: [MORNING] },
  ],
  open_on_holidays: false,
  zip: "31000",
};

describe("the hours of a shop", () => {
  test.each([
    ["2026-11-23", "an ordinary Monday", [MORNING, AFTERNOON]],
    ["2026-11-21", "a Saturday", []],
    ["2026-11-11", "11 November", []],
    ["2026-08-03", "the first day of the summer closure", []],
    ["2026-08-21", "its last day", []],
    ["2026-08-24", "the Monday after", [MORNING, AFTERNOON]],
    ["2026-12-25", "a holiday for which hours were set", [MORNING]],
  ])("%s (%s)", (date, _, hours) => {
    expect(openingOn(GARONNE, day(date))).toEqual(hours);
  });

  test("a shop may stay open on holidays", () => {
    expect(openingOn({ ...GARONNE, open_on_holidays: true }, day("2026-11-11"))).toHaveLength(2);
  });
});

describe("stored hours", () => {
  test("survive JSON", () => {
    expect(parseWeekHours(JSON.parse(JSON.stringify(WEEK)))).toEqual(WEEK);
  });

  test.each([
    [null],
    [[]],
    ["lundi"],
    [{ 8: [MORNING] }],
    [{ 1: MORNING }],
    [{ 1: [{ from: 720, to: 480 }] }],
    [{ 1: [{ from: 0, to: 1441 }] }],
    [{ 1: [{ from: "08:00", to: "12:00" }] }],
    [{ 1: [null] }],
  ])("%j is refused", (value) => {
    expect(parseWeekHours(value)).toBeUndefined();
  });
});
