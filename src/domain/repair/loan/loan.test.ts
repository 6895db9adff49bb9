import { expect, test } from "vitest";
import type { LocalDate } from "../../time.ts";
import { isOut, isOverdue, lentNames } from "./loan.ts";

const day = (text: string) => text as LocalDate;

test.each([
  ["2026-11-22", false, true],
  ["2026-11-23", false, false],
  ["2026-11-22", true, false],
])("on the 23rd, a device due on %s, returned: %s, is overdue: %s", (due, returned, overdue) => {
  expect(isOverdue({ due_on: day(due), returned }, day("2026-11-23"))).toBe(overdue);
  expect(isOut({ returned })).toBe(!returned);
});

test("devices are named as one says them", () => {
  const named = (...names: string[]) => lentNames(names.map((name) => ({ name })));
  expect(named("Samsung A14")).toBe("Samsung A14");
  expect(named("Samsung A14", "ThinkPad L480")).toBe("Samsung A14 et ThinkPad L480");
});
