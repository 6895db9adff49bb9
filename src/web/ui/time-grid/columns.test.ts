import { describe, expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../../../domain/time.ts";
import { makeAxis } from "./axis.ts";
import { columnOf, columnsOf, fitWindow, itemsByColumn } from "./columns.ts";
import type { GridItem } from "./item.ts";

const AXIS = makeAxis(
  ["2026-11-23", "2026-11-24"].map((date) => date as LocalDate),
  "Europe/Paris",
);
const PEOPLE = [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
];
const item = (start: string, minutes: number, rest: Partial<GridItem> = {}): GridItem => {
  const from = Date.parse(`2026-11-${start}+01:00`);
  return {
    id: start,
    title: "",
    color: "",
    assigned_to: ["karim"],
    start: from,
    end: from + minutes * MINUTE,
    margin_before: 0,
    margin_after: 0,
    ...rest,
  };
};
const both = columnsOf(AXIS, PEOPLE);
const days = columnsOf(AXIS);
const placesOf = (one: GridItem, columns = both) =>
  itemsByColumn([one], columns).flatMap((list, index) => (list.length > 0 ? [index] : []));

test("with people there is a column a person in each day", () => {
  expect(days.map(({ key }) => key)).toEqual(["2026-11-23", "2026-11-24"]);
  expect(both.map(({ key }) => key)).toEqual([
    "2026-11-23 karim",
    "2026-11-23 lea",
    "2026-11-24 karim",
    "2026-11-24 lea",
  ]);
});

describe("an item is in the column", () => {
  test.each([
    ["of its person and day", item("24T09:00", 60), [2]],
    ["of both people when two go", item("23T09:00", 60, { assigned_to: ["lea", "karim"] }), [0, 1]],
    ["of both days when it crosses midnight", item("23T23:30", 60), [0, 2]],
    ["of the day its trip begins in", item("24T00:00", 60, { margin_before: 15 }), [0, 2]],
    ["of nobody when nobody shown goes", item("23T09:00", 60, { assigned_to: ["hugo"] }), []],
  ])("%s", (_, one, expected) => {
    expect(placesOf(one)).toEqual(expected);
  });

  test("of its day when people are not told apart", () => {
    expect(placesOf(item("24T09:00", 60, { assigned_to: [] }), days)).toEqual([1]);
  });
});

test("the column of an item is where it begins, the preferred person's first", () => {
  const shared = item("24T09:00", 60, { assigned_to: ["karim", "lea"] });
  expect([
    columnOf(shared, both),
    columnOf(shared, both, "lea"),
    columnOf(shared, both, "hugo"),
  ]).toEqual([2, 3, 2]);
  expect(columnOf(item("25T09:00", 60), both)).toBe(-1);
});

test("the window grows by whole hours so that nothing is cut", () => {
  const window = { from: 480, to: 1080 };
  const early = item("23T08:00", 60, { margin_before: 20 });
  const at17 = Date.parse("2026-11-24T17:00+01:00");
  const late = item("24T17:00", 60, { backdrop: { from: at17, to: at17 + 130 * MINUTE } });
  expect(fitWindow(window, { items: [], days: AXIS.days })).toEqual(window);
  expect(fitWindow(window, { items: [early, late], days: AXIS.days })).toEqual({
    from: 420,
    to: 1200,
  });
  expect(fitWindow(window, { items: [item("26T03:00", 60)], days: AXIS.days })).toEqual(window);
});
