import { expect, test } from "vitest";
import { parseRepairReference, repairReference, repairSeries } from "./reference.ts";

test("references count from one each year, on five digits or more", () => {
  expect(repairReference(2026, 42)).toBe("R2026-00042");
  expect(repairReference(2026, 123_456)).toBe("R2026-123456");
  expect(repairSeries(2027)).toBe("R2027");
});

test.each([
  ["R2026-00042", "R2026-00042"],
  [" r2026-42 ", "R2026-00042"],
  ["R2026 00042", "R2026-00042"],
  ["R2026-123456", "R2026-123456"],
  ["R2026-0", undefined],
  ["D2026-00042", undefined],
  ["42", undefined],
  ["R2026-00042'; drop table", undefined],
])("« %s » is read as %s", (typed, expected) => {
  expect(parseRepairReference(typed)).toBe(expected);
});
