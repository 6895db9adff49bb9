import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE, type LocalDate } from "../../../domain/time.ts";
import { overlaps } from "./interval.ts";
import { makeAxis } from "./axis.ts";
import type { GridItem } from "./item.ts";
import { layOut } from "./lanes.ts";

const [DAY] = makeAxis(["2026-11-16" as LocalDate], "Europe/Paris").days;
if (!DAY) throw new Error("no day");
const item = (id: string, minutes: number, length: number, trips = 0): GridItem => {
  const start = DAY.from + minutes * MINUTE;
  return {
    id,
    title: "",
    color: "",
    assigned_to: [],
    start,
    end: start + length * MINUTE,
    margin_before: trips,
    margin_after: trips,
  };
};
const read = (items: GridItem[]) =>
  layOut(items, DAY).map((segment) => [
    segment.item.id,
    segment.lane,
    segment.lanes,
    segment.width,
  ]);
const MORNING = [
  item("a", 540, 60),
  item("b", 550, 60),
  item("c", 560, 20),
  item("d", 600, 60),
  item("e", 700, 30),
];

test("overlaps sit side by side, and free lanes are used", () => {
  expect(read(MORNING)).toEqual([
    ["a", 0, 3, 1],
    ["b", 1, 3, 1],
    ["c", 2, 3, 1],
    ["d", 0, 3, 1],
    ["e", 0, 1, 1],
  ]);
  expect(read([item("a", 540, 60), item("b", 540, 30), item("c", 575, 10)])).toEqual([
    ["a", 0, 2, 1],
    ["b", 1, 2, 1],
    ["c", 1, 2, 1],
  ]);
  expect(
    read([item("a", 540, 60), item("b", 550, 60), item("c", 555, 20), item("d", 610, 10)]),
  ).toContainEqual(["b", 1, 3, 1]);
});

test("an item takes the lanes to its right when nothing is there", () => {
  expect(
    read([item("a", 540, 120), item("b", 550, 20), item("c", 555, 20), item("d", 600, 30)]),
  ).toContainEqual(["d", 1, 3, 2]);
});

test("the trips take room: two visits whose trips meet do not cover each other", () => {
  expect(read([item("a", 540, 60), item("b", 610, 60)])).toEqual([
    ["a", 0, 1, 1],
    ["b", 0, 1, 1],
  ]);
  expect(read([item("a", 540, 60, 15), item("b", 610, 60, 15)])).toEqual([
    ["a", 0, 2, 1],
    ["b", 1, 2, 1],
  ]);
});

test("each person keeps the order of their lane, whoever begins first", () => {
  const of = (id: string, minutes: number, rank: number) => ({ ...item(id, minutes, 60), rank });
  expect(read([of("hugo", 540, 2), of("karim", 560, 0), of("lea", 550, 1)])).toEqual([
    ["hugo", 2, 3, 1],
    ["lea", 1, 3, 1],
    ["karim", 0, 3, 1],
  ]);
});

test("a very short item is tall enough to be read, and an item that crosses midnight is cut to the day", () => {
  expect(layOut([item("a", 600, 2)], DAY)[0]).toMatchObject({ from: 600, to: 610 });
  expect(layOut([item("a", -60, 120)], DAY)[0]).toMatchObject({ from: 0, to: 60 });
  expect(layOut([item("a", 1400, 120)], DAY)[0]).toMatchObject({ from: 1400, to: 1440 });
});

test("nothing ever covers anything, and nothing is lost", () => {
  const some = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 5, max: 240 })),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(some, (times) => {
      const items = times.map(([from, length], index) => ({
        ...item(`${index}`, from, length),
        rank: index % 3,
      }));
      const segments = layOut(items, DAY);
      expect(segments.length).toBe(items.length);
      for (const [index, one] of segments.entries()) {
        for (const other of segments.slice(index + 1)) {
          const beside = one.lane + one.width <= other.lane || other.lane + other.width <= one.lane;
          expect(beside || !overlaps(one, other)).toBe(true);
        }
        expect(one.lane + one.width).toBeLessThanOrEqual(one.lanes);
      }
    }),
  );
});
