import { expect, test } from "vitest";
import { parseLocalDate, type LocalDate } from "../../time.ts";
import { addMonths, deadlinesOn, erasedOn, RETENTION } from "./rules.ts";

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (!date) throw new Error(text);
  return date;
};

test.each([
  ["2026-11-24", -36, "2023-11-24"],
  ["2026-11-24", 12, "2027-11-24"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2024-02-29", -12, "2023-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
])("%s and %i months is %s", (from, count, to) => {
  expect(addMonths(day(from), count)).toBe(to);
});

test("three years, thirty days of notice, two years of guarantee, seen from a night", () => {
  expect(deadlinesOn(day("2026-11-24"))).toEqual({
    announced: "2023-12-24",
    idle: "2023-11-24",
    noticed: "2026-10-25",
    guarantee: "2024-11-24",
  });
});

test.each<[string, string, string, string | null, string]>([
  ["announced in time", "2023-11-24", "2026-10-25", null, "2026-11-25"],
  [
    "announced late: the notice is whole all the same",
    "2020-01-01",
    "2026-11-24",
    null,
    "2026-12-24",
  ],
  ["kept by the shop", "2023-11-24", "2026-10-25", "2027-11-24", "2027-11-24"],
])("a client is erased: %s", (_, contact, noticed, kept, erased) => {
  expect(erasedOn(day(contact), day(noticed), kept === null ? null : day(kept))).toBe(erased);
});

test("each rule has its name and its words", () => {
  expect(new Set(RETENTION.map(({ id }) => id)).size).toBe(RETENTION.length);
  expect(RETENTION.filter(({ what, kept }) => what === "" || kept === "")).toEqual([]);
});
