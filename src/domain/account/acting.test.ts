import { expect, test } from "vitest";
import { addMinutes, parseInstant, type Instant } from "../time.ts";
import { actingFrom, actingOf, minutesLeft } from "./acting.ts";

const instant = (text: string): Instant => {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(text);
  return parsed;
};
const NOON = instant("2026-11-23T12:00:00Z");
const me = { account_id: "alix", now: NOON };
const garonne = actingFrom("garonne", "alix", NOON);
const loire = actingFrom("loire", "alix", NOON);
const over = actingFrom("loire", "alix", addMinutes(NOON, -60));

test.each([
  ["a tab that chose nothing, nor any other", undefined, undefined, undefined],
  ["a tab keeps its own choice, whatever another chose later", garonne, loire, garonne],
  ["a new tab goes on with the last choice", undefined, loire, loire],
  ["an hour later there is none", undefined, over, undefined],
  ["a tab whose hour is over takes no other tab's shop silently", over, garonne, undefined],
  [
    "another administrator's choice is none",
    undefined,
    actingFrom("loire", "zoe", NOON),
    undefined,
  ],
])("%s", (_, tab, last, expected) => {
  expect(actingOf(tab, last, me)).toEqual(expected);
});

test.each([
  [0, 60],
  [1, 59],
  [59.5, 1],
  [60, 0],
  [90, 0],
])("after %d minutes, %i are left", (passed, left) => {
  const now = instant(new Date(Date.parse(NOON) + passed * 60_000).toISOString());
  expect(minutesLeft(garonne, now)).toBe(left);
});
