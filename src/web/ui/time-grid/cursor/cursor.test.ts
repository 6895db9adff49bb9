import { describe, expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../../../../domain/time.ts";
import { makeAxis } from "../axis.ts";
import { columnsOf, itemsByColumn } from "../columns.ts";
import { firstFree, placeAt, placeDrawn, pointedAt } from "./cursor.ts";
import type { GridItem } from "../item.ts";

const PEOPLE = [
  { id: "karim", name: "Karim" },
  { id: "lea", name: "Léa" },
];
const axisOf = (...dates: string[]) =>
  makeAxis(
    dates.map((date) => date as LocalDate),
    "Europe/Paris",
  );
const columns = columnsOf(axisOf("2026-11-23", "2026-11-24"), PEOPLE);
const [karim, lea] = columns;
const at = (text: string) => Date.parse(text);
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 });
const HOUR = { step: 60, duration: 60 };

describe("what a pointer shows", () => {
  const window = hours(8, 18);
  test.each([
    [{ x: 0, y: 0 }, 0, 8 * 60],
    [{ x: 0.3, y: 0.5 }, 1, 13 * 60],
    [{ x: 0.99, y: 0.999 }, 3, 17.99 * 60],
  ])("%j is in column %d, at %d minutes", (share, column, y) => {
    const found = pointedAt(share, { columns, window });
    expect(found?.column).toBe(columns[column]);
    expect(found?.y).toBeCloseTo(y, 5);
  });

  test.each([
    { x: 1, y: 0.5 },
    { x: -0.01, y: 0.5 },
    { x: 0.5, y: 1 },
    { x: 0.5, y: -0.2 },
  ])("%j is outside", (share) => {
    expect(pointedAt(share, { columns, window })).toBeUndefined();
  });
});

describe("a place pointed at", () => {
  test("begins on the line above, lasts an hour, and is for the person of the column", () => {
    expect(lea && placeAt(lea, 9 * 60 + 40, HOUR)).toMatchObject({
      start: at("2026-11-23T09:00+01:00"),
      end: at("2026-11-23T10:00+01:00"),
      assigned_to: ["lea"],
    });
  });

  test("among everybody, is for nobody yet", () => {
    const [day] = columnsOf(axisOf("2026-11-23"));
    expect(day && placeAt(day, 600, HOUR).assigned_to).toEqual([]);
  });

  test("lasts as long as asked across the change of clocks", () => {
    const [day] = columnsOf(axisOf("2026-03-29"));
    const item = day && placeAt(day, 60, { step: 60, duration: 120 });
    expect(item && (item.end - item.start) / MINUTE).toBe(120);
  });
});

describe("a place drawn over", () => {
  test.each([
    ["down", 9 * 60 + 5, 10 * 60 + 20, "09:00", "10:30"],
    ["up", 10 * 60 + 20, 9 * 60 + 5, "09:00", "10:30"],
    ["hardly", 9 * 60 + 31, 9 * 60 + 33, "09:30", "10:00"],
  ])("%s covers every step it went over", (_, from, to, start, end) => {
    const item = karim && placeDrawn(karim, [from, to], 30);
    expect(item).toMatchObject({
      start: at(`2026-11-23T${start}+01:00`),
      end: at(`2026-11-23T${end}+01:00`),
      assigned_to: ["karim"],
    });
  });
});

describe("where the keyboard begins", () => {
  const visit = (person: string, from: string, to: string): GridItem => ({
    id: from,
    title: "",
    color: "",
    assigned_to: [person],
    start: at(`2026-11-23T${from}+01:00`),
    end: at(`2026-11-23T${to}+01:00`),
    margin_before: 15,
    margin_after: 0,
  });
  const board = (now: string, ...items: GridItem[]) => ({
    columns,
    lists: itemsByColumn(items, columns),
    openOf: () => [hours(9, 12), hours(14, 18)],
    now: at(`2026-11-${now}+01:00`),
  });
  const found = (now: string, ...items: GridItem[]) => {
    const item = firstFree(board(now, ...items), HOUR);
    return item && [item.assigned_to[0], new Date(item.start).toISOString().slice(5, 16)];
  };

  test("at the first hour of an empty day", () => {
    expect(found("22T20:00")).toEqual(["karim", "11-23T08:00"]);
  });

  test("never in the past", () => {
    expect(found("23T10:20")).toEqual(["karim", "11-23T10:00"]);
  });

  test("after a visit, and before the road to the next one", () => {
    const items = [visit("karim", "09:00", "10:00"), visit("karim", "11:00", "12:00")];
    // The road takes a quarter of an hour before eleven: ten o'clock is not free.
    expect(found("22T20:00", ...items)).toEqual(["karim", "11-23T13:00"]);
  });

  test("with somebody else when the first one's day is full", () => {
    expect(found("22T20:00", visit("karim", "09:00", "18:00"))).toEqual(["lea", "11-23T08:00"]);
  });

  test("the next day when this one is over, nowhere when all of them are", () => {
    expect(found("23T19:00")).toEqual(["karim", "11-24T08:00"]);
    expect(found("25T09:00")).toBeUndefined();
  });
});
