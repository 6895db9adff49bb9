import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { isComplete, isLate, partName, partText, type SparePartState } from "./spare-part.ts";

const day = (text: string) => text as LocalDate;
const parts = (...states: SparePartState[]) => states.map((state) => ({ state }));

test.each([
  [parts(), false],
  [parts("cancelled"), false],
  [parts("received"), true],
  [parts("received", "cancelled"), true],
  [parts("received", "ordered"), false],
  [parts("received", "asked"), false],
])("a repair waits for no other part once one came in and none is awaited: %j", (all, complete) => {
  expect(isComplete(all)).toBe(complete);
});

test.each<[SparePartState, string | null, boolean]>([
  ["ordered", "2026-11-22", true],
  ["asked", "2026-11-22", true],
  ["ordered", "2026-11-23", false],
  ["ordered", null, false],
  ["received", "2026-11-22", false],
])("on the 23rd, a part %s that was expected on %s is late: %s", (state, expected, late) => {
  const expected_on = expected === null ? null : day(expected);
  expect(isLate({ state, expected_on }, day("2026-11-23"))).toBe(late);
});

test("a part is named with its quantity, its supplier, its price and its day", () => {
  const belt = { description: "Courroie", quantity: 2, supplier: "Spareka", price: 1_290 };
  const part = { ...belt, expected_on: day("2026-12-01"), ordered: true };
  expect(partName(part)).toBe("2\u00a0× Courroie");
  expect(partText(part).replaceAll("\u00a0", " ")).toBe(
    "2 × Courroie chez Spareka, 12,90 € HT, attendue le 1er décembre 2026",
  );
  expect(partText({ ...part, quantity: 1, supplier: "", price: null, expected_on: null })).toBe(
    "Courroie",
  );
});
