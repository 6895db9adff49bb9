import { describe, expect, test } from "vitest";
import type { LocalDate } from "../time.ts";
import { openingOn, parseWeekHours, workedOn, type Opening, type WeekHours } from "./opening.ts";

const day = (text: string) => text as LocalDate;
const MORNING = { from: 480, to: 720 };
const AFTERNOON = { from: 840, to: 1080 };
const WEEK = Object.fromEntries([1, 2, 3, 4, 5].map((weekday) => [weekday, [MORNING, AFTERNOON]]));
const GARONNE: Opening = {
  opening_hours: WEEK,
  exceptions: [
    { first: day("2026-08-03"), last: day("2026-08-21"), hours: [] },
    { first: day("2026-12-25"), last: day("2026-12-25"), hours: [MORNING] },
    { first: day("2026-08-15"), last: day("2026-08-16"), hours: [AFTERNOON] },
    {
      first: day("2026-12-17"),
      last: day("2026-12-17"),
      hours: [MORNING, { from: 840, to: 1260 }],
    },
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
    ["2026-08-16", "a Sunday of the summer closure, opened all the same", [AFTERNOON]],
    ["2026-12-17", "a Thursday with its evening", [MORNING, { from: 840, to: 1260 }]],
  ])("%s (%s)", (date, _, hours) => {
    expect(openingOn(GARONNE, day(date))).toEqual(hours);
  });

  test("a shop may stay open on holidays", () => {
    expect(openingOn({ ...GARONNE, open_on_holidays: true }, day("2026-11-11"))).toHaveLength(2);
  });
});

describe("the hours of a person", () => {
  const own: WeekHours = { 1: [{ from: 600, to: 960 }] };
  test.each<[string, string, WeekHours | undefined, unknown]>([
    [
      "are those of the shop that are also theirs",
      "2026-11-23",
      own,
      [
        { from: 600, to: 720 },
        { from: 840, to: 960 },
      ],
    ],
    ["are none on a day that they do not work", "2026-11-24", own, []],
    ["are none on a day when the shop is closed", "2026-08-03", own, []],
    ["are those of an unusual Sunday, which is in nobody's week", "2026-08-16", own, [AFTERNOON]],
    [
      "are those of an unusual evening, beside theirs of the day",
      "2026-12-17",
      { 4: [{ from: 480, to: 600 }] },
      [
        { from: 480, to: 600 },
        { from: 1080, to: 1260 },
      ],
    ],
    ["are the shop's when they have none of their own", "2026-11-23", {}, [MORNING, AFTERNOON]],
    ["are the shop's when theirs are not known", "2026-11-23", undefined, [MORNING, AFTERNOON]],
  ])("%s", (_, date, working_hours, hours) => {
    expect(workedOn(GARONNE, working_hours, day(date))).toEqual(hours);
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
