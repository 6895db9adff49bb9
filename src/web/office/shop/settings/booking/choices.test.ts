import { expect, test } from "vitest";
import {
  countChoices,
  dayChoices,
  HORIZONS,
  minuteChoices,
  NOTICES,
  STEPS,
  unitChoices,
} from "./choices.ts";

test("the usual lengths are offered, in words", () => {
  const labels = minuteChoices(NOTICES, 240, "aucun").map(({ label }) => label);
  expect(labels[0]).toBe("aucun");
  expect(labels).toContain("4\u202fh");
  expect(labels).toHaveLength(NOTICES.length);
});

test("a stored length that is unusual keeps its place, so that nothing changes by itself", () => {
  expect(minuteChoices(STEPS, 25).map(({ value }) => value)).toEqual([
    "15",
    "20",
    "25",
    "30",
    "45",
    "60",
    "90",
    "120",
  ]);
  expect(unitChoices([10, 20], 12.5, "km").map(({ label }) => label)).toContain("12,5\u00a0km");
  expect(dayChoices(HORIZONS, 1)[0]).toEqual({ value: "1", label: "1\u00a0jour" });
  expect(countChoices([0, 4], 7).map(({ label }) => label)).toEqual([
    "sans limite",
    "4\u00a0au plus",
    "7\u00a0au plus",
  ]);
});
