import { describe, expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../../../domain/time.ts";
import { makeAxis } from "./axis.ts";
import { columnsOf, itemsByColumn } from "./columns.ts";
import type { GridItem } from "./item.ts";
import { neighbour, nudge } from "./keyboard.ts";

const PEOPLE = [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
];
const axisOf = (...dates: string[]) =>
  makeAxis(
    dates.map((date) => date as LocalDate),
    "Europe/Paris",
  );
const item = (id: string, start: string, assigned_to = ["karim"]): GridItem => {
  const from = Date.parse(start);
  return {
    id,
    title: "",
    color: "",
    assigned_to,
    start: from,
    end: from + 45 * MINUTE,
    margin_before: 0,
    margin_after: 0,
  };
};

describe("an item that is held", () => {
  const columns = columnsOf(axisOf("2026-11-23", "2026-11-24"), PEOPLE);
  const held = { item: item("a", "2026-11-23T09:00+01:00"), column: 0 };
  const press = (key: string, rest = {}) => nudge(held, { key, ...rest }, { columns, step: 15 });
  const minutes = (start: number, end: number) => ({
    start: held.item.start + start * MINUTE,
    end: held.item.end + end * MINUTE,
  });

  test.each([
    ["ArrowDown", {}, minutes(15, 15)],
    ["ArrowUp", {}, minutes(-15, -15)],
    ["ArrowDown", { shiftKey: true }, minutes(0, 15)],
    ["ArrowUp", { shiftKey: true }, minutes(0, -15)],
    ["ArrowUp", { altKey: true }, minutes(-15, 0)],
    ["ArrowDown", { altKey: true }, minutes(15, 0)],
  ])("%s %j", (key, rest, expected) => {
    expect(press(key, rest)).toMatchObject({ column: 0, item: expected });
  });

  test("goes to the next person, then to the next day", () => {
    const lea = press("ArrowRight");
    expect(lea).toMatchObject({
      column: 1,
      item: { assigned_to: ["lea"], start: held.item.start },
    });
    const next = lea && nudge(lea, { key: "ArrowRight" }, { columns, step: 15 });
    expect(next).toMatchObject({
      column: 2,
      item: { assigned_to: ["karim"], start: held.item.start + 1440 * MINUTE },
    });
  });

  test("never leaves what is shown", () => {
    expect(press("ArrowLeft")).toBe(held);
    const midnight = { item: item("b", "2026-11-23T00:00+01:00"), column: 0 };
    expect(nudge(midnight, { key: "ArrowUp" }, { columns, step: 15 })).toBe(midnight);
  });

  test("leaves other keys alone", () => {
    expect(press("Tab")).toBeUndefined();
  });

  test.each([
    ["2026-03-28T09:00+01:00", ["2026-03-28", "2026-03-29"], "2026-03-29T09:00+02:00"],
    ["2026-10-24T09:00+02:00", ["2026-10-24", "2026-10-25"], "2026-10-25T09:00+01:00"],
  ])(
    "from %s across the clock change keeps its hour and its duration",
    (start, dates, expected) => {
      const over = nudge(
        { item: item("a", start), column: 0 },
        { key: "ArrowRight" },
        { columns: columnsOf(axisOf(...dates)), step: 15 },
      );
      expect(over?.item.start).toBe(Date.parse(expected));
      expect(over && over.item.end - over.item.start).toBe(45 * MINUTE);
    },
  );

  test("crosses midnight into the next day's column, in the same hands", () => {
    const late = { item: item("a", "2026-11-23T23:45+01:00", ["karim", "lea"]), column: 1 };
    expect(nudge(late, { key: "ArrowDown" }, { columns, step: 15 })?.column).toBe(3);
  });
});

describe("arrows between items", () => {
  const columns = columnsOf(axisOf("2026-11-23", "2026-11-24", "2026-11-25"));
  const [a, b, c, d] = [
    item("a", "2026-11-23T09:00+01:00"),
    item("b", "2026-11-23T11:00+01:00"),
    item("c", "2026-11-25T08:00+01:00"),
    item("d", "2026-11-25T11:30+01:00"),
  ];
  const board = { columns, lists: itemsByColumn([b, a, d, c], columns) };

  test.each([
    ["down", a, 0, "ArrowDown", b, 0],
    ["up", b, 0, "ArrowUp", a, 0],
    ["right, over the empty day, to the closest hour", b, 0, "ArrowRight", d, 2],
    ["left", c, 2, "ArrowLeft", a, 0],
  ])("%s", (_, from, column, key, expected, place) => {
    expect(neighbour({ item: from, column }, key, board)).toEqual({
      item: expected,
      column: place,
    });
  });

  test.each([
    ["nothing above", a, 0, "ArrowUp"],
    ["nothing below", d, 2, "ArrowDown"],
    ["nothing to the left", a, 0, "ArrowLeft"],
    ["another key", a, 0, "Enter"],
  ])("%s", (_, from, column, key) => {
    expect(neighbour({ item: from, column }, key, board)).toBeUndefined();
  });
});
