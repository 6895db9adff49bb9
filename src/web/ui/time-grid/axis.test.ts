import { describe, expect, test } from "vitest";
import { datesFrom, MINUTE, type LocalDate } from "../../../domain/time.ts";
import {
  axisToWall,
  fromAxis,
  holds,
  linesOf,
  makeAxis,
  snap,
  toAxis,
  wallToAxis,
  type GridDay,
} from "./axis.ts";

const PARIS = "Europe/Paris";
const day = (text: string) => text as LocalDate;
const axisOf = (...dates: string[]) => makeAxis(dates.map(day), PARIS);
const dayOf = (date: string): GridDay => {
  const [only] = axisOf(date).days;
  if (!only) throw new Error(date);
  return only;
};
const at = (text: string) => Date.parse(text);

test("an ordinary day is the clock itself", () => {
  const monday = dayOf("2026-11-23");
  expect(monday).toMatchObject({ date: "2026-11-23", gaps: [] });
  expect(toAxis(monday, at("2026-11-23T09:30+01:00"))).toBe(570);
});

test("spring: the hour that does not exist is a gap", () => {
  const sunday = dayOf("2026-03-29");
  expect(sunday.gaps).toEqual([{ at: 120, length: 60 }]);
  expect(toAxis(sunday, at("2026-03-29T03:30+02:00"))).toBe(210);
  expect(fromAxis(sunday, 150)).toBe(at("2026-03-29T03:00+02:00"));
});

describe("autumn: the repeated hour has its own place and is a gap on other days", () => {
  const axis = axisOf("2026-10-24", "2026-10-25");
  const [saturday, sunday] = axis.days;

  test.each([
    ["the first passing", "2026-10-25T02:30+02:00", 150],
    ["the second", "2026-10-25T02:30+01:00", 210],
    ["after it", "2026-10-25T09:00+01:00", 600],
  ])("%s", (_, instant, y) => {
    expect(sunday && toAxis(sunday, at(instant))).toBe(y);
  });

  test("the same hour is at the same height the day before", () => {
    expect(axis.length).toBe(1500);
    expect(saturday && toAxis(saturday, at("2026-10-24T09:00+02:00"))).toBe(600);
    expect([wallToAxis(axis, 540), axisToWall(axis, 600), wallToAxis(axis, 120)]).toEqual([
      600, 540, 120,
    ]);
  });

  test("its lines are labelled twice, the second time as such", () => {
    expect(linesOf(axis, { from: 60, to: 300 }, 60)).toEqual([
      { y: 60, minutes: 60, again: false },
      { y: 120, minutes: 120, again: false },
      { y: 180, minutes: 120, again: true },
      { y: 240, minutes: 180, again: false },
    ]);
  });
});

test("both changes of a year may be looked at side by side", () => {
  const [spring, autumn] = axisOf("2026-03-29", "2026-10-25").days;
  expect(spring && toAxis(spring, at("2026-03-29T09:00+02:00"))).toBe(600);
  expect(spring && fromAxis(spring, 600)).toBe(at("2026-03-29T09:00+02:00"));
  expect(autumn && toAxis(autumn, at("2026-10-25T09:00+01:00"))).toBe(600);
});

test.each([
  "Europe/Paris",
  "America/Santiago",
  "Australia/Lord_Howe",
  "America/Havana",
  "Asia/Beirut",
  "Pacific/Auckland",
])("in %s, a year of days follow each other, and axis and instants are inverse", (zone) => {
  const { days } = makeAxis(datesFrom(day("2024-01-01"), 366), zone);
  for (const [index, one] of days.entries()) {
    expect(one.from).toBe(days[index - 1]?.to ?? one.from);
    for (let instant = one.from; instant < one.to; instant += 15 * MINUTE) {
      if (fromAxis(one, toAxis(one, instant)) !== instant)
        throw new Error(`${one.date} ${instant}`);
    }
  }
});

describe("the nearest line of the clock", () => {
  test.each([
    ["an ordinary day", "2026-11-23T09:08+01:00", 15, "2026-11-23T09:15+01:00"],
    [
      "an hour's step after the spring change",
      "2026-03-29T09:20+02:00",
      60,
      "2026-03-29T09:00+02:00",
    ],
    ["a point in the missing hour", "2026-03-29T03:10+02:00", 60, "2026-03-29T03:00+02:00"],
    ["the end of the day", "2026-11-23T23:58+01:00", 15, "2026-11-24T00:00+01:00"],
  ])("%s", (_, instant, step, expected) => {
    expect(snap(dayOf(instant.slice(0, 10)), at(instant), step)).toBe(at(expected));
  });
});

test("midnight belongs to the day that begins", () => {
  const monday = dayOf("2026-11-23");
  expect([holds(monday, monday.from), holds(monday, monday.to)]).toEqual([true, false]);
});
