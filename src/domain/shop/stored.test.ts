import { expect, test } from "vitest";
import { among, storedObject, whole } from "./stored.ts";

test.each([null, undefined, "texte", 3, [1]])("%s is read as no settings at all", (value) => {
  expect(storedObject(value)).toEqual({});
});

test.each([
  [30, 30],
  [0, 60],
  [121, 60],
  [1.5, 60],
  ["30", 60],
  [Number.NaN, 60],
])("%s minutes between 1 and 120 is read as %s", (value, expected) => {
  expect(whole(value, [1, 120], 60)).toBe(expected);
});

test("only known words are kept, in their own order", () => {
  expect(among(["c", "x", "a"], ["a", "b", "c"], ["b"])).toEqual(["a", "c"]);
  expect(among("a", ["a", "b"], ["b"])).toEqual(["b"]);
});
