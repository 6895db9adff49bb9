import fc from "fast-check";
import { expect, test } from "vitest";
import { DEFAULT_PARAMETERS, daysShown, parseParameters, stepByHand } from "./params.ts";

test("by default: four days, one week, a line and a step of an hour, ranges shown, the rest off", () => {
  expect(parseParameters(null)).toEqual(DEFAULT_PARAMETERS);
  expect(DEFAULT_PARAMETERS).toMatchObject({
    type: "4day",
    len_4day: 4,
    len_week: 1,
    interval_scale: 60,
    interval_step: 60,
    show_ranges: true,
    fit_screen: false,
    showFluidEvents: false,
  });
});

test.each([
  [{ type: "day" }, 1],
  [{ type: "4day" }, 4],
  [{ type: "4day", len_4day: 5 }, 5],
  [{ type: "week" }, 7],
  [{ type: "week", len_week: 3 }, 21],
  [{ type: "week", len_week: 3, max_days: 14 }, 14],
  [{ type: "month" }, 7],
  [{ type: "decade" }, 7],
  [{ type: "" }, 7],
])("%j shows %d days", (stored, days) => {
  expect(daysShown(parseParameters(JSON.stringify(stored)))).toBe(days);
});

test("what a person chose comes back", () => {
  const chosen = {
    ...DEFAULT_PARAMETERS,
    type: "week" as const,
    interval_step: 15,
    fit_screen: true,
    usersIDSelected: ["karim"],
  };
  expect(parseParameters(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([
  ["type", 4],
  ["len_4day", 0],
  ["len_4day", 1.5],
  ["interval_step", 0],
  ["interval_scale", "60"],
  ["show_ranges", 1],
  ["usersIDSelected", [1]],
  ["len_week", null],
])("a stored %s of %j falls back, the rest is kept", (field, value) => {
  const stored = JSON.stringify({ ...DEFAULT_PARAMETERS, fit_screen: true, [field]: value });
  expect(parseParameters(stored)).toEqual({ ...DEFAULT_PARAMETERS, fit_screen: true });
});

test.each([
  [5, 5],
  [15, 15],
  [30, 30],
  [60, 15],
])("with a step of %d minutes a hand moves by %d", (interval_step, minutes) => {
  expect(stepByHand({ interval_step })).toBe(minutes);
});

test("garbage never breaks the agenda", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => daysShown(parseParameters(text)) >= 1),
  );
});
