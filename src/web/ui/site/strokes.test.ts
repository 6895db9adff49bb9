import { expect, test } from "vitest";
import { isDrawn } from "../../../domain/quote/evidence.ts";
import { addPoint, pathOf } from "./strokes.ts";

test("a stroke becomes moves and lines that the quote's evidence accepts", () => {
  const path = pathOf([
    [
      { x: 10, y: 20.04 },
      { x: 30.26, y: 24 },
    ],
    [
      { x: 1, y: 1 },
      { x: 5, y: 9 },
    ],
  ]);
  expect(path).toBe("M10 20L30.3 24M1 1L5 9");
  expect(isDrawn(path)).toBe(true);
});

test("a finger that leaves the frame never writes a negative number", () => {
  expect(pathOf([[{ x: -4, y: -0.01 }]])).toBe("M0 0");
});

test("a dot alone is not a signature", () => {
  expect(isDrawn(pathOf([[{ x: 4, y: 4 }]]))).toBe(false);
});

test("points that say nothing are left out, the others follow in order", () => {
  const begun = [[{ x: 0, y: 0 }]];
  expect(addPoint(begun, { x: 1, y: 1 })).toBe(begun);
  expect(addPoint(begun, { x: 3, y: 4 })).toEqual([
    [
      { x: 0, y: 0 },
      { x: 3, y: 4 },
    ],
  ]);
  expect(addPoint([], { x: 3, y: 4 })).toEqual([]);
});
