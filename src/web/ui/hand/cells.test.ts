import { describe, expect, test } from "vitest";
import { datesFrom, type LocalDate } from "../../../domain/time.ts";
import { cellBeside, cellKey, cellOf, type CellBoard } from "./cells.ts";

const MONDAY = "2026-11-23" as LocalDate;
const people = [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
];
const week: CellBoard = { dates: datesFrom(MONDAY, 7), rows: people, down: "row" };
const month: CellBoard = { dates: datesFrom(MONDAY, 28), rows: [{ id: "", name: "" }], down: 7 };

test("a cell is read again from what was written on it", () => {
  const cell = { date: MONDAY, row: "lea" };
  expect(cellOf(cellKey(cell), week)).toEqual(cell);
  expect(cellOf(cellKey({ date: MONDAY, row: "" }), month)).toEqual({ date: MONDAY, row: "" });
});

test.each([undefined, "", "2026-11-23 hugo", "2027-01-01 lea", "lundi lea"])(
  "%j is no cell of the week",
  (key) => {
    expect(cellOf(key, week)).toBeUndefined();
  },
);

describe("arrows", () => {
  test.each([
    ["ArrowRight", week, "karim", "2026-11-24 karim"],
    ["ArrowLeft", week, "karim", "2026-11-23 karim"],
    ["ArrowDown", week, "karim", "2026-11-23 lea"],
    ["ArrowDown", week, "lea", "2026-11-23 lea"],
    ["ArrowUp", week, "lea", "2026-11-23 karim"],
    ["ArrowDown", month, "", "2026-11-30 "],
    ["ArrowUp", month, "", "2026-11-23 "],
  ] as const)("%s", (key, board, row, reached) => {
    const found = cellBeside({ date: MONDAY, row }, key, board);
    expect(found && cellKey(found)).toBe(reached);
  });

  test("any other key leads nowhere", () => {
    expect(cellBeside({ date: MONDAY, row: "lea" }, "a", week)).toBeUndefined();
  });
});
