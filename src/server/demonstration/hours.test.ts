import { describe, expect, test } from "vitest";
import { parseLocalDate, parseInstant, type Instant, type LocalDate } from "../../domain/time.ts";
import { HOME, isOpen, openingOf, within } from "./hours.ts";
import { DEMO_SHOPS } from "./shops.ts";

const instant = (text: string): Instant => {
  const at = parseInstant(text);
  if (!at) throw new Error(`${text} is no instant`);
  return at;
};
const date = (text: string): LocalDate => {
  const day = parseLocalDate(text);
  if (!day) throw new Error(`${text} is no date`);
  return day;
};
const [garonne, loire] = DEMO_SHOPS;
if (!garonne || !loire) throw new Error("the demonstration has three shops");
const desk = openingOf(garonne);

describe("what the desk does", () => {
  test.each([
    ["at once while it is open", "2026-11-24T10:00:00+01:00", "2026-11-24T10:00:00+01:00"],
    ["at once at the minute of opening", "2026-11-24T09:00:00+01:00", "2026-11-24T09:00:00+01:00"],
    ["after lunch", "2026-11-24T12:30:00+01:00", "2026-11-24T13:35:00+01:00"],
    [
      "the same morning, for who wrote in the night",
      "2026-11-24T03:00:00+01:00",
      "2026-11-24T09:05:00+01:00",
    ],
    [
      "the next morning, for who wrote in the evening",
      "2026-11-24T18:30:00+01:00",
      "2026-11-25T09:05:00+01:00",
    ],
    [
      "on Monday, after a Saturday afternoon",
      "2026-11-28T13:00:00+01:00",
      "2026-11-30T09:05:00+01:00",
    ],
    ["on Monday, after a Sunday", "2026-11-29T11:00:00+01:00", "2026-11-30T09:05:00+01:00"],
    ["after a public holiday", "2026-11-11T10:00:00+01:00", "2026-11-12T09:05:00+01:00"],
    ["after the new year", "2026-12-31T19:00:00+01:00", "2027-01-02T09:05:00+01:00"],
    [
      "in summer time, the night of the change",
      "2026-03-28T20:00:00+01:00",
      "2026-03-30T09:05:00+02:00",
    ],
  ])("is done %s", (_when, asked, done) => {
    expect(within(desk, instant(asked), 5)).toBe(instant(done));
  });
});

test.each([
  ["on a Sunday morning", "2026-11-29T09:00:00+01:00", "2026-11-29T09:00:00+01:00"],
  ["on a public holiday", "2026-12-25T15:00:00+01:00", "2026-12-25T15:00:00+01:00"],
  ["not in the night", "2026-11-24T23:00:00+01:00", "2026-11-25T08:10:00+01:00"],
])("a client reads and signs %s", (_when, sent, read) => {
  expect(within(HOME, instant(sent), 10)).toBe(instant(read));
});

test("a shop that never opens is a mistake of the demonstration", () => {
  const closed = { ...desk, opening_hours: {} };
  expect(() => within(closed, instant("2026-11-24T10:00:00+01:00"), 5)).toThrow("nothing opens");
});

test.each([
  ["a Tuesday", "2026-11-24", true, true],
  ["a Saturday", "2026-11-28", true, false],
  ["a Sunday", "2026-11-29", false, false],
  ["the eleventh of November", "2026-11-11", false, false],
  ["Easter Monday", "2027-03-29", false, false],
])("on %s the shops are open or not", (_day, day, atGaronne, atLoire) => {
  expect([isOpen(garonne, date(day)), isOpen(loire, date(day))]).toEqual([atGaronne, atLoire]);
});
