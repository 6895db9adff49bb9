import { expect, test } from "vitest";
import { addDays, parseLocalDate, type LocalDate } from "../../../domain/time.ts";
import { boundsOf, concerns } from "./scope.ts";

function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
}

test.each<[string, string[], boolean]>([
  ["of somebody shown", ["karim"], true],
  ["of two, one of whom is shown", ["hugo", "lea"], true],
  ["of somebody else", ["hugo"], false],
  ["of nobody yet", [], true],
])("an appointment %s is shown or not", (_, assigned_to, isShown) => {
  expect(concerns({ assigned_to }, ["karim", "lea"])).toBe(isShown);
});

test.each<[string, string, number, string, string]>([
  ["a day of winter", "2026-11-23", 1, "2026-11-22T23:00:00.000Z", "2026-11-23T23:00:00.000Z"],
  ["a day of summer", "2026-07-14", 1, "2026-07-13T22:00:00.000Z", "2026-07-14T22:00:00.000Z"],
  [
    "the week in which the clock goes back",
    "2026-10-19",
    7,
    "2026-10-18T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ],
])("%s is asked for whole, at the shop's clock", (_, first, count, from, to) => {
  const dates = Array.from({ length: count }, (__, index) => addDays(day(first), index));
  expect(boundsOf(dates, "Europe/Paris")).toEqual({ from, to });
});

test("a period without a day is a mistake of ours", () => {
  expect(() => boundsOf([], "Europe/Paris")).toThrow("at least one day");
});
