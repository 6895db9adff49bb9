import { expect, test } from "vitest";
import { DEFAULT_MESSAGE_RULES, isRung, parseMessageRules, RUNG_FR, RUNGS } from "./rules.ts";

const input = { rungs: ["hours", "week", "month", "week"], quiet_from: 1200, quiet_to: 480 };

test("the rungs are kept in their order, each once, and unknown ones are left out", () => {
  expect(parseMessageRules({ ...input, quiet_days: [7, 9] })).toEqual({
    rungs: ["week", "hours"],
    quiet_from: 1200,
    quiet_to: 480,
    quiet_days: [7],
    unclaimed: true,
    reviews: true,
    payments: true,
  });
});

test("a shop may ask for no review", () => {
  expect(parseMessageRules({ ...input, quiet_days: [], reviews: false })).toMatchObject({
    reviews: false,
  });
});

test.each([
  [true, true],
  [false, false],
  [null, true],
])("reminders of appliances to fetch: %s is stored as %s", (unclaimed, stored) => {
  expect(parseMessageRules({ ...input, quiet_days: [], unclaimed })).toMatchObject({
    unclaimed: stored,
  });
});

test("midnight at the end of the day is its beginning", () => {
  expect(parseMessageRules({ ...input, quiet_to: 1440, quiet_days: [] })).toMatchObject({
    quiet_to: 0,
  });
});

test.each([
  ["an hour that no clock shows", { quiet_from: 1500, quiet_days: [] }, "quiet_from"],
  ["half a minute", { quiet_to: 0.5, quiet_days: [] }, "quiet_from"],
  ["a week of silence", { quiet_days: [1, 2, 3, 4, 5, 6, 7] }, "quiet_days"],
])("%s is refused in French", (_, facts, field) => {
  expect(parseMessageRules({ ...input, ...facts })).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.stringMatching(/^(Choisissez|Laissez)/) },
  });
});

test("by default the eve is reminded, evenings and Sundays are silent, and each rung has its words", () => {
  expect(parseMessageRules(DEFAULT_MESSAGE_RULES)).toEqual(DEFAULT_MESSAGE_RULES);
  expect(RUNGS.map((rung) => RUNG_FR[rung]).every(Boolean)).toBe(true);
  expect([isRung("week"), isRung("toString")]).toEqual([true, false]);
});
