import { expect, test } from "vitest";
import { DEFAULT_PARAMETERS, parseParameters } from "../../../../domain/agenda/params.ts";
import { COUNTS, FLAGS, isUsual, optionsOf } from "./choices.ts";

test("every parameter of the specification has its control, the view and the people their own", () => {
  const controlled = [...COUNTS, ...FLAGS].map(({ name }) => name as string);
  expect([...controlled, "type", "usersIDSelected"].sort()).toEqual(
    Object.keys(DEFAULT_PARAMETERS).sort(),
  );
});

test.each(COUNTS.map((count) => [count.name, count] as const))(
  "%s offers its default, and only what is kept as chosen",
  (name, { values }) => {
    expect(values).toContain(DEFAULT_PARAMETERS[name]);
    for (const value of values) {
      const stored = JSON.stringify({ ...DEFAULT_PARAMETERS, [name]: value });
      expect(parseParameters(stored)[name]).toBe(value);
    }
  },
);

test("a value kept by hand stays among the choices, in its place", () => {
  const [days] = COUNTS;
  if (!days) throw new Error("no count");
  expect(optionsOf(days, 9).map(({ value }) => value)).toEqual([
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "9",
    "10",
    "14",
  ]);
  expect(optionsOf(days, 4).find(({ value }) => value === "4")?.label).toBe("4\u00a0jours");
});

test("a step that a hand does not follow says so", () => {
  const steps = COUNTS.find(({ name }) => name === "interval_step");
  expect([30, 60].map((minutes) => steps?.textOf(minutes))).toEqual([
    "30\u202fmin",
    "1\u202fh, à la main 15\u202fmin",
  ]);
});

test("what differs from the specification can be put back", () => {
  expect(isUsual(DEFAULT_PARAMETERS, DEFAULT_PARAMETERS)).toBe(true);
  expect(isUsual({ ...DEFAULT_PARAMETERS, type: "day" }, DEFAULT_PARAMETERS)).toBe(true);
  expect(isUsual({ ...DEFAULT_PARAMETERS, fit_screen: true }, DEFAULT_PARAMETERS)).toBe(false);
});
