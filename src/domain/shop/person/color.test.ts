import { expect, test } from "vitest";
import { contrastWithWhite, parseColor, PERSON_COLORS } from "./color.ts";

test("every colour that the form proposes is accepted, and they differ", () => {
  expect(PERSON_COLORS.map(parseColor)).toEqual([...PERSON_COLORS]);
  expect(new Set(PERSON_COLORS).size).toBe(PERSON_COLORS.length);
});

test.each([
  ["#000000", 21],
  ["#ffffff", 1],
  ["#767676", 4.54],
])("white on %s has a contrast of %d", (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 2);
});

test.each([
  [" #1D7A4F ", "#1d7a4f"],
  ["#767676", "#767676"],
  ["#777777", undefined],
  ["#ffba1c", undefined],
  ["#1d7a4", undefined],
  ["red", undefined],
  ["#1d7a4f;--x", undefined],
])("« %s » is read as %s", (text, color) => {
  expect(parseColor(text)).toBe(color);
});
