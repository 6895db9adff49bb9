import { expect, test } from "vitest";
import { rowsDrawn, startsOf } from "./rows-drawn.ts";

const rows = (count: number) => ({ repairs: Array.from({ length: count }) });
/** Heads and rows of ten pixels each. */
const measured = Array.from({ length: 20 }, (_, index) => ({
  start: 10 * index,
  end: 10 * index + 10,
}));

test("a group begins after the heads and the rows before it", () => {
  expect(startsOf([rows(3), rows(0), rows(2)])).toEqual([0, 4, 5]);
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
