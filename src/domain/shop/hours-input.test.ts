import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { parseInput } from "../validation.ts";
import { weekInput } from "./hours-input.ts";

const read = (value: unknown) => parseInput(weekInput, value, "hours");
const detailOf = (value: unknown): object => {
  const parsed = read(value);
  return isRefusal(parsed) ? (parsed.detail ?? {}) : {};
};
const MORNING = { from: 540, to: 720 };
const EVENING = { from: 1020, to: 1140 };

test("a week is read with each day in order, days off and other keys left out", () => {
  expect(read({ 1: [EVENING, MORNING], 2: [], 9: [MORNING], constructor: 1 })).toEqual({
    1: [MORNING, EVENING],
  });
});

test("two stretches may touch", () => {
  const noon = { from: 720, to: 780 };
  expect(read({ 7: [noon, MORNING] })).toEqual({ 7: [MORNING, noon] });
});

test.each([
  ["no week", [], "hours"],
  ["a text", "9 h – 12 h", "hours"],
  ["a day that is no list", { 3: MORNING }, "3"],
  ["half minutes", { 1: [{ from: 0.5, to: 60 }] }, "1.0.from"],
  ["a night past midnight", { 1: [{ from: 1320, to: 1500 }] }, "1.0.to"],
  ["a stretch without length", { 1: [{ from: 60, to: 60 }] }, "1.0"],
  ["stretches that overlap", { 1: [MORNING, { from: 700, to: 800 }] }, "1"],
  [
    "too many stretches",
    { 1: [0, 60, 120, 180, 240].map((from) => ({ from, to: from + 30 })) },
    "1",
  ],
])("%s is refused at its field", (_, value, field) => {
  expect(Object.keys(detailOf(value))).toEqual([field]);
});
