import { expect, test } from "vitest";
import { ONE } from "../../../../domain/money.ts";
import { toInstant } from "../../../../domain/time.ts";
import { withWorkedTime, workedHours } from "./worked-time.ts";

const NOW = toInstant(Date.parse("2026-11-23T10:00:00Z"));
const at = (time: string) => toInstant(Date.parse(`2026-11-23T${time}:00Z`));
const done = (minutes: number) => ({ started_at: at("08:00"), minutes });
const running = { started_at: at("09:35"), minutes: null };

test.each([
  ["nothing noted", [], 0],
  ["a minute is a quarter of an hour", [done(1)], 0.25],
  ["two people, and one who still works", [done(30), done(10), running], 1.25],
])("the hours of a quote: %s", (_, times, hours) => {
  expect(workedHours(times, NOW)).toBe(hours * ONE);
});

const line = (kind: "labour" | "part") => ({ kind, quantity: ONE });

test.each([
  ["the first labour line", "labour", [line("part")], 0.75 * ONE, 0.75],
  ["a second one", "labour", [line("labour")], 0.75 * ONE, 1],
  ["a part", "part", [], 0.75 * ONE, 1],
  ["labour without a time", "labour", [], 0, 1],
] as const)("%s begins with its hours", (_, kind, lines, worked, hours) => {
  expect(withWorkedTime(line(kind), { lines, worked }).quantity).toBe(hours * ONE);
});
