import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { DELAY_FR, DELAYS, delayText, expectedStart, isDelay } from "./delay.ts";

test("a delay is one of the buttons, never a number of one's own", () => {
  expect(DELAYS.every(isDelay)).toBe(true);
  expect([-5, 1, 7.5, 240, Number.NaN].filter(isDelay)).toEqual([]);
});

test.each([
  [0, ""],
  [20, "20 min"],
  [60, "1 h"],
])("a delay of %i minutes reads « %s »", (minutes, text) => {
  expect(delayText(minutes).replace(/\s/g, " ")).toBe(text);
});

test("each delay has its own words", () => {
  expect(new Set(Object.values(DELAY_FR)).size).toBe(DELAYS.length);
});

test("a call at 15:00 with 20 minutes of delay begins at 15:20; one at once, or on time, says no hour", () => {
  const due = "2026-11-23T14:00:00.000Z" as Instant;
  expect(expectedStart(due, 20)).toBe("2026-11-23T14:20:00.000Z");
  expect([expectedStart(null, 20), expectedStart(due, 0)]).toEqual([undefined, undefined]);
});
