import { describe, expect, test } from "vitest";
import { parseLocalDate, type LocalDate } from "../../../domain/time.ts";
import { hoursShown, rangesOf } from "./hours.ts";

const h = (hours: number) => hours * 60;
const MORNING = { from: h(8.5), to: h(12.5) };
const AFTERNOON = { from: h(14), to: h(18.5) };
function day(text: string): LocalDate {
  const date = parseLocalDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
}
const shop = {
  exceptions: [
    { first: day("2026-12-20"), last: day("2026-12-20"), hours: [MORNING] },
    { first: day("2026-12-28"), last: day("2026-12-31"), hours: [] },
  ],
  zipcode: "31000",
  opening_hours: { "1": [MORNING, AFTERNOON], "2": [MORNING, AFTERNOON] },
  users: [
    { id: "karim", working_hours: { "1": [{ from: h(10), to: h(16) }] } },
    { id: "lea", working_hours: {} },
  ],
};
const MONDAY = day("2026-11-23");
const TUESDAY = day("2026-11-24");

describe("the hours drawn behind", () => {
  test.each<[string, LocalDate, string | undefined, unknown]>([
    ["are the shop's", MONDAY, undefined, [MORNING, AFTERNOON]],
    ["are none on a day off", day("2026-11-22"), undefined, []],
    ["are none on a public holiday", day("2029-01-01"), undefined, []],
    [
      "are in a person's column those that are also worked",
      MONDAY,
      "karim",
      [
        { from: h(10), to: h(12.5) },
        { from: h(14), to: h(16) },
      ],
    ],
    ["are none on a day that this person does not work", TUESDAY, "karim", []],
    ["are those of an unusual Sunday", day("2026-12-20"), "karim", [MORNING]],
    ["are none on a day of closure", day("2026-12-28"), undefined, []],
    ["are the shop's for who works by its hours", MONDAY, "lea", [MORNING, AFTERNOON]],
  ])("%s", (_, date, person, hours) => {
    expect(rangesOf(shop, true)(date, person)).toEqual(hours);
  });

  test("are left out when they are not wanted, or not known yet", () => {
    expect(rangesOf(shop, false)(MONDAY, undefined)).toEqual([]);
    expect(rangesOf(undefined, true)(MONDAY, undefined)).toEqual([]);
  });
});

describe("the hours of the grid", () => {
  const opened = (from: number, to: number) => ({
    ...shop,
    opening_hours: { "1": [{ from, to }] },
  });

  test.each<[string, Parameters<typeof hoursShown>[0], number, number]>([
    ["go from before the first opening to after the last closing", shop, 8, 19],
    ["leave half an hour at least on both sides", opened(h(9), h(18)), 8, 19],
    ["stay inside the day", opened(h(0), h(24)), 0, 24],
    ["are ordinary while the shop is not known", undefined, 8, 19],
    ["are ordinary for a shop that is never open", { ...shop, opening_hours: {} }, 8, 19],
    ["are ordinary when what is stored is no week", { ...shop, opening_hours: "9-18" }, 8, 19],
  ])("%s", (_, of, from, to) => expect(hoursShown(of)).toEqual({ from: h(from), to: h(to) }));
});

test("the grid of an unusual evening reaches it, and the other days do not", () => {
  const evening = [{ first: MONDAY, last: MONDAY, hours: [{ from: h(18), to: h(21) }] }];
  const opened = { ...shop, exceptions: evening };
  expect(hoursShown(opened, [MONDAY])).toEqual({ from: h(8), to: h(22) });
  expect(hoursShown(opened, [TUESDAY])).toEqual({ from: h(8), to: h(19) });
});
