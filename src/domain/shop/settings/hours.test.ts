import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copiedTo, inOrder, nextSpan, spansFault, weekFaults, withDay } from "./hours.ts";

const MORNING = { from: 540, to: 720 };
const AFTERNOON = { from: 840, to: 1080 };
const WEEK = { 1: [MORNING, AFTERNOON], 6: [MORNING] };

describe("the ranges of a day", () => {
  test.each([
    ["none: the shop is closed", []],
    ["a morning and an afternoon", [MORNING, AFTERNOON]],
    ["in any order", [AFTERNOON, MORNING]],
    ["one after the other without a break", [MORNING, { from: 720, to: 900 }]],
    ["all day and all night", [{ from: 0, to: 1440 }]],
  ])("are right when there are %s", (_, spans) => {
    expect(spansFault(spans)).toBeUndefined();
  });

  test.each([
    ["an hour is missing", [{ from: 540, to: Number.NaN }], /Indiquez les deux heures/],
    ["one ends as it begins", [{ from: 540, to: 540 }], /finit après son début/],
    ["one ends before it begins", [{ from: 720, to: 540 }], /finit après son début/],
    ["one goes past midnight", [{ from: 1300, to: 1500 }], /finit après son début/],
    ["one begins before the day", [{ from: -60, to: 60 }], /finit après son début/],
    ["one counts half minutes", [{ from: 540.5, to: 600 }], /finit après son début/],
    ["two overlap", [MORNING, { from: 700, to: 800 }], /chevauchent/],
    ["two overlap in another order", [{ from: 700, to: 800 }, MORNING], /chevauchent/],
    ["there are five", Array.from({ length: 5 }, () => MORNING), /Quatre plages/],
  ])("are wrong when %s", (_, spans, said) => {
    expect(spansFault(spans)).toMatch(said);
  });

  test("are written in order", () => {
    expect(inOrder([AFTERNOON, MORNING])).toEqual([MORNING, AFTERNOON]);
  });
});

describe("a week that is edited", () => {
  test("says what is wrong on which day", () => {
    expect(weekFaults(WEEK)).toEqual({});
    const wrong = { ...WEEK, 2: [{ from: 720, to: 540 }], 3: [MORNING, MORNING] };
    expect(Object.keys(weekFaults(wrong))).toEqual(["2", "3"]);
  });

  test("loses a day that is closed, and keeps the others", () => {
    expect(withDay(WEEK, 6, [])).toEqual({ 1: WEEK[1] });
    expect(withDay(WEEK, 2, [MORNING])).toEqual({ ...WEEK, 2: [MORNING] });
  });

  test("gives the ranges of a day to others, closed days too", () => {
    expect(copiedTo(WEEK, 1, [2, 6])).toEqual({ 1: WEEK[1], 2: WEEK[1], 6: WEEK[1] });
    expect(copiedTo(WEEK, 7, [1, 6])).toEqual({});
    expect(copiedTo(WEEK, 1, [])).toEqual(WEEK);
  });
});

describe("a range that is added", () => {
  test.each([
    ["a day that was closed", [], MORNING],
    ["a morning", [MORNING], AFTERNOON],
    ["an evening", [{ from: 1200, to: 1320 }], { from: 1380, to: 1440 }],
    ["a day that is over", [{ from: 540, to: 1440 }], undefined],
    ["an hour that is not typed", [{ from: 540, to: Number.NaN }], undefined],
  ])("follows %s", (_, spans, added) => {
    expect(nextSpan(spans)).toEqual(added);
  });

  test("never makes a right day wrong", () => {
    const hour = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(fc.array(fc.record({ from: hour, to: hour }), { maxLength: 5 }), (spans) => {
        fc.pre(spansFault(spans) === undefined);
        const added = nextSpan(spans);
        expect(added && spansFault([...spans, added])).toBeUndefined();
      }),
    );
  });
});
