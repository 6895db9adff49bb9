import { expect, test } from "vitest";
import { datesFrom, type LocalDate } from "../../../domain/time.ts";
import { makeAxis } from "./axis.ts";
import { barText, edgesOf, layOutBars, type AllDay } from "./bars.ts";
import { columnsOf } from "./columns.ts";

const AXIS = makeAxis(datesFrom("2026-11-23" as LocalDate, 3), "Europe/Paris");
const DAYS = columnsOf(AXIS);
const BOTH = columnsOf(AXIS, [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
]);
const away = (id: string, first: string, last: string, assigned_to: string[] = []): AllDay => ({
  id,
  title: "Congé",
  color: "",
  first: first as LocalDate,
  last: last as LocalDate,
  assigned_to,
});
const read = (items: AllDay[], columns = DAYS) =>
  layOutBars(items, columns).map(({ item, first, last, row }) => [item.id, first, last, row]);

test("a bar covers its days, cut to those shown", () => {
  expect(
    read([away("a", "2026-11-20", "2026-11-24"), away("b", "2026-11-25", "2026-11-30")]),
  ).toEqual([
    ["a", 0, 1, 0],
    ["b", 2, 2, 0],
  ]);
});

test("bars that meet are stacked, and a row is used again when it is free", () => {
  const items = [
    away("a", "2026-11-23", "2026-11-24"),
    away("b", "2026-11-24", "2026-11-25"),
    away("c", "2026-11-25", "2026-11-25"),
  ];
  expect(read(items)).toEqual([
    ["a", 0, 1, 0],
    ["b", 1, 2, 1],
    ["c", 2, 2, 0],
  ]);
});

test("with a column a person, a leave is a bar over that person's column each day", () => {
  expect(read([away("a", "2026-11-23", "2026-11-24", ["lea"])], BOTH)).toEqual([
    ["a", 1, 1, 0],
    ["a", 3, 3, 0],
  ]);
});

test("what concerns everybody runs over all columns", () => {
  expect(read([away("a", "2026-11-23", "2026-11-24")], BOTH)).toEqual([["a", 0, 3, 0]]);
});

test("a bar that goes on beyond the days shown says until when, and has no end there", () => {
  const leave = [away("a", "2026-11-20", "2026-11-27")];
  const [cut] = layOutBars(leave, DAYS);
  expect(cut && [barText(cut, DAYS), edgesOf(cut, DAYS)]).toEqual(["Congé · jusqu’au 27 nov.", []]);
  const [whole] = layOutBars([away("b", "2026-11-20", "2026-11-25")], DAYS);
  expect(whole && [barText(whole, DAYS), edgesOf(whole, DAYS)]).toEqual(["Congé", ["end"]]);
});
