import { expect, test } from "vitest";
import { pagesOf, rowsDrawn, startsOf } from "./rows-drawn.ts";

/** Heads and rows of ten pixels each. */
const measured = Array.from({ length: 20 }, (_, index) => ({
  start: 10 * index,
  end: 10 * index + 10,
}));

test("a group begins after the heads and the rows before it", () => {
  expect(startsOf([3, 0, 2])).toEqual([
    { head: 0, rank: 0 },
    { head: 4, rank: 3 },
    { head: 5, rank: 3 },
  ]);
});

test.each([
  [0, 0, []],
  [0, 100, [0]],
  [99, 101, [0, 1]],
  [100, 101, [1]],
  [250, 520, [2, 3, 4, 5]],
])("rows %i to %i stand on pages %j", (from, to, pages) => {
  expect(pagesOf(from, to, 100)).toEqual(pages);
});

test.each([
  ["all its rows when all are near", [0, 1, 2, 3], { from: 0, to: 3, above: 0, below: 0 }],
  [
    "its last rows under the room of the first",
    [2, 3, 4, 5],
    { from: 1, to: 3, above: 10, below: 0 },
  ],
  ["its first rows above the room of the last", [0, 1], { from: 0, to: 1, above: 0, below: 20 }],
  ["no row, but the room of all, when it is far", [9, 10], { from: 0, to: 0, above: 0, below: 30 }],
])("a group of three draws %s", (_, indexes, drawn) => {
  expect(rowsDrawn({ first: 1, count: 3 }, indexes, measured)).toEqual(drawn);
});
