import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import { narrowWindow } from "./narrow.ts";

const at = (hour: number, minutes = 0) => toInstant(Date.UTC(2026, 10, 23, hour, minutes));
/** Announced from 10 h to 12 h, planned at 10 h 50. */
const visit = { start_at: at(10, 50), public_start_at: at(10), public_end_at: at(12) };

test.each([
  [3, null],
  [2, null],
  [1, { from: at(10, 30), to: at(11, 45) }],
  [0, { from: at(10, 30), to: at(11, 15) }],
])("with %s visits before, the window of two hours becomes %j", (visits_before, window) => {
  expect(narrowWindow({ ...visit, visits_before }, at(9))).toEqual(window);
});

test("never outside what was announced", () => {
  const first = { ...visit, start_at: at(10), visits_before: 0 };
  expect(narrowWindow(first, at(9))).toEqual({ from: at(10), to: at(10, 15) });
  const last = { ...visit, start_at: at(11, 55), visits_before: 1 };
  expect(narrowWindow(last, at(9))).toEqual({ from: at(11, 30), to: at(12) });
});

test("says nothing that the announced window does not say already", () => {
  const short = { ...visit, public_start_at: at(10, 45), public_end_at: at(11) };
  expect(narrowWindow({ ...short, visits_before: 0 }, at(9))).toBeNull();
});

test("says nothing more once the planned arrival is past, nor outside the window by the shop’s choice", () => {
  expect(narrowWindow({ ...visit, visits_before: 0 }, at(11, 4))).not.toBeNull();
  expect(narrowWindow({ ...visit, visits_before: 0 }, at(11, 5))).toBeNull();
  expect(narrowWindow({ ...visit, start_at: at(14), visits_before: 0 }, at(9))).toBeNull();
});
