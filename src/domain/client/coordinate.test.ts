import { expect, test } from "vitest";
import { coordinateOf, formatCoordinate } from "./coordinate.ts";

test.each([
  ["43,6371", 43.6371],
  ["43.6371", 43.6371],
  [" -1,5 ", -1.5],
  ["43,", 43],
  ["90", 90],
  ["90,01", null],
  ["", null],
  ["-", null],
  ["12 rue", null],
  ["1e2", null],
])("« %s » is %s degrees of latitude", (typed, degrees) => {
  expect(coordinateOf(typed, 90)).toBe(degrees);
});

test("a longitude goes further", () => {
  expect(coordinateOf("-179,9", 180)).toBe(-179.9);
  expect(coordinateOf("-181", 180)).toBeNull();
});

test.each([
  [43.601150000000004, "43,60115"],
  [-0.1 - 0.2, "-0,3"],
  [1.12345678, "1,1234568"],
])("%s is written « %s »", (degrees, written) => {
  expect(formatCoordinate(degrees)).toBe(written);
});

test("what is written is read again as it was", () => {
  expect(formatCoordinate(null)).toBe("");
  expect(coordinateOf(formatCoordinate(43.6371), 90)).toBe(43.6371);
});
