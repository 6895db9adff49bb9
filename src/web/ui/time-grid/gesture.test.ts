import { describe, expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../../../domain/time.ts";
import { makeAxis } from "./axis.ts";
import { columnsOf, type Column } from "./columns.ts";
import { drag, endAt, reassign, moveTo, startAt } from "./gesture.ts";
import type { GridItem } from "./item.ts";

const AXIS = makeAxis(
  ["2026-11-16", "2026-11-17"].map((date) => date as LocalDate),
  "Europe/Paris",
);
const COLUMNS = columnsOf(AXIS, [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
]);
const column = (index: number): Column => {
  const found = COLUMNS[index];
  if (!found) throw new Error(`no column ${index}`);
  return found;
};
const NINE = Date.parse("2026-11-16T09:00+01:00");
const ITEM: GridItem = {
  id: "a",
  title: "",
  color: "",
  assigned_to: ["karim"],
  start: NINE,
  end: NINE + 60 * MINUTE,
  margin_before: 0,
  margin_after: 0,
  backdrop: { from: NINE, to: NINE + 120 * MINUTE },
};
const GRIP = { item: ITEM, origin: NINE + 10 * MINUTE, person: "karim" };
const to = (minutes: number, index = 0) => ({
  column: column(index),
  instant: NINE + minutes * MINUTE,
  step: 15,
});
const minutesOf = ({ start, end }: GridItem) => [(start - NINE) / MINUTE, (end - NINE) / MINUTE];

describe("dragging", () => {
  test.each([
    ["moves on the step", "move", to(42), [30, 90]],
    ["moves to the next day at the same hour", "move", to(1440 + 10, 2), [1440, 1500]],
    ["moves the end", "end", to(82), [0, 75]],
    ["never empties by the end", "end", to(-99), [0, 15]],
    ["moves the start", "start", to(-20), [-15, 60]],
    ["never empties by the start", "start", to(99), [45, 60]],
    ["draws a new one downwards", "create", to(40), [0, 45]],
    ["draws a new one upwards", "create", to(-20), [-30, 15]],
    ["draws at least a step", "create", to(11), [0, 15]],
  ] as const)("%s", (_, edge, pointed, expected) => {
    expect(minutesOf(drag({ ...GRIP, edge }, pointed))).toEqual(expected);
  });

  test("into another person's column hands the item over", () => {
    expect(drag({ ...GRIP, edge: "move" }, to(10, 1))).toMatchObject({
      assigned_to: ["lea"],
      start: NINE,
    });
  });
});

test("moving takes the announced window along; moving an edge leaves it", () => {
  expect(moveTo(ITEM, NINE + 30 * MINUTE).backdrop).toEqual({
    from: NINE + 30 * MINUTE,
    to: NINE + 150 * MINUTE,
  });
  expect(endAt(ITEM, NINE + 90 * MINUTE, 15).backdrop).toEqual(ITEM.backdrop);
  expect(startAt(ITEM, NINE - 30 * MINUTE, 15).backdrop).toEqual(ITEM.backdrop);
});

test.each([
  [["karim"], "karim", "lea", ["lea"]],
  [["karim", "hugo"], "karim", "lea", ["lea", "hugo"]],
  [["karim", "lea"], "karim", "lea", ["lea"]],
  [[], undefined, "lea", ["lea"]],
  [["karim"], "karim", undefined, ["karim"]],
])("%j, from %s to %s, is then %j", (assigned_to, from, next, expected) => {
  expect(reassign({ ...ITEM, assigned_to }, from, next).assigned_to).toEqual(expected);
});
