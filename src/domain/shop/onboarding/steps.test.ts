import { expect, test } from "vitest";
import { furthest, isStep, nextStep, stepBefore, STEPS } from "./steps.ts";

test("the steps follow one another, and the last has none after it", () => {
  expect(STEPS.map(nextStep)).toEqual(["trades", "hours", "prices", "page", "page"]);
  expect(STEPS.map(stepBefore)).toEqual([undefined, "company", "trades", "hours", "prices"]);
});

test.each([
  ["company", "hours", "hours"],
  ["prices", "hours", "prices"],
  ["page", "page", "page"],
  ["done", "company", "done"],
] as const)("at %s, after a visit of %s, the opening stands at %s", (stored, reached, kept) => {
  expect(furthest(stored, reached)).toBe(kept);
});

test.each([
  ["company", true],
  ["done", false],
  ["", false],
  ["constructor", false],
])("%j is a step: %s", (text, expected) => {
  expect(isStep(text)).toBe(expected);
});
