import { describe, expect, test } from "vitest";
import { placeOf, roomOf } from "./strip.ts";

const HOURS = { from: 0, to: 1000 };

describe("a block on the strip", () => {
  test.each([
    ["within", { from: 100, to: 350 }, { left: 10, width: 25 }],
    ["begun before the hours", { from: -500, to: 100 }, { left: 0, width: 10 }],
    ["past the hours", { from: 900, to: 5000 }, { left: 90, width: 10 }],
    ["before the hours", { from: -10, to: 0 }, undefined],
    ["after the hours", { from: 1000, to: 1001 }, undefined],
  ])("%s", (_what, span, place) => {
    expect(placeOf(span, HOURS)).toEqual(place);
  });

  test("has its words run as far as the next one, or to the end", () => {
    const [first, second] = [
      { left: 10, width: 5 },
      { left: 25, width: 50 },
    ];
    expect(roomOf(first, [first, second])).toBe(300);
    expect(roomOf(second, [first, second])).toBe(150);
  });
});
