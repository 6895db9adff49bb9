import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import {
  billedMinutes,
  correctWork,
  formatMinutes,
  totalMinutes,
  workedUntil,
  type WorkTime,
} from "./work-time.ts";

const at = (text: string) => `2026-11-${text}:00.000Z` as Instant;
const done: WorkTime = {
  id: "w1",
  repair_id: "r1",
  user_id: "karim",
  started_at: at("23T08:00"),
  minutes: 45,
};

test.each([
  ["23T08:00", 1],
  ["23T08:20", 20],
  ["23T09:30", 90],
  ["29T08:00", 6_000],
])("a timer started on the 23rd at 8 comes on the %s to %d minutes", (now, minutes) => {
  expect(workedUntil(done, at(now))).toBe(minutes);
});

test("the time of a repair is that of all persons, the running ones too", () => {
  expect(totalMinutes([], at("23T08:30"))).toBe(0);
  expect(totalMinutes([done, { ...done, minutes: null }], at("23T08:30"))).toBe(75);
});

test.each([
  [
    { from: 45, to: 60 },
    { type: "WorkChanged", payload: { from: 45, to: 60, name: "Karim" } },
  ],
  [{ from: 45, to: 45 }, { refused: "unchanged" }],
  [{ from: 30, to: 60 }, { refused: "work-changed" }],
  [{ from: 45, to: -1 }, { refused: "bad-input" }],
  [{ from: 45, to: 6_001 }, { refused: "bad-input" }],
  [{ from: 45, to: 1.5 }, { refused: "bad-input" }],
])("45 minutes corrected %j make %j", (correction, outcome) => {
  expect(correctWork(done, { name: "Karim", ...correction })).toMatchObject(outcome);
});

test.each([
  [0, 0],
  [1, 15],
  [15, 15],
  [46, 60],
])("%d minutes are charged as %d", (minutes, billed) => {
  expect(billedMinutes(minutes)).toBe(billed);
});

test("a timer that runs is stopped before it is corrected", () => {
  const running = { ...done, minutes: null };
  expect(correctWork(running, { name: "Karim", from: 0, to: 5 })).toEqual({
    refused: "work-changed",
  });
});

test.each([
  [5, "5\u202fmin"],
  [60, "1\u202fh"],
  [65, "1\u202fh\u202f05"],
])("%d minutes read %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
