import { expect, test } from "vitest";
import { swipeOf } from "./use-swipe.ts";

test.each([
  ["to the left: the next column", -80, 10, 1],
  ["to the right: the one before", 80, -10, -1],
  ["too short", -40, 0, undefined],
  ["a scroll that drifts", -60, 200, undefined],
])("%s", (_, x, y, expected) => {
  expect(swipeOf({ x: 200, y: 300 }, { x: 200 + x, y: 300 + y })).toBe(expected);
});
