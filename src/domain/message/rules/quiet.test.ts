import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { allowedFrom } from "./quiet.ts";

const PARIS = "Europe/Paris";
const NIGHT = { quiet_from: 20 * 60, quiet_to: 8 * 60, quiet_days: [7] };
const at = (text: string) => new Date(text).toISOString() as Instant;

test.each([
  ["a Monday at noon", "2026-11-23T12:00:00+01:00", "2026-11-23T12:00:00+01:00"],
  ["the last minute of the day", "2026-11-23T19:59:30+01:00", "2026-11-23T19:59:30+01:00"],
  ["eight in the evening", "2026-11-23T20:00:00+01:00", "2026-11-24T08:00:00+01:00"],
  ["three in the morning", "2026-11-24T03:12:00+01:00", "2026-11-24T08:00:00+01:00"],
  ["eight in the morning", "2026-11-24T08:00:00+01:00", "2026-11-24T08:00:00+01:00"],
  ["a Saturday evening", "2026-11-28T21:00:00+01:00", "2026-11-30T08:00:00+01:00"],
  ["a Sunday at noon", "2026-11-29T12:00:00+01:00", "2026-11-30T08:00:00+01:00"],
  ["the night that spring shortens", "2027-03-27T22:00:00+01:00", "2027-03-29T08:00:00+02:00"],
  ["the night that autumn lengthens", "2026-10-24T22:00:00+02:00", "2026-10-26T08:00:00+01:00"],
])("what is written on %s leaves at the next allowed minute", (_, written, leaves) => {
  expect(allowedFrom(at(written), NIGHT, PARIS)).toBe(at(leaves));
});

test("a rest in the middle of the day ends the same day", () => {
  const noon = { quiet_from: 12 * 60, quiet_to: 14 * 60, quiet_days: [] };
  expect(allowedFrom(at("2026-11-23T13:00:00+01:00"), noon, PARIS)).toBe(
    at("2026-11-23T14:00:00+01:00"),
  );
  expect(allowedFrom(at("2026-11-23T23:00:00+01:00"), noon, PARIS)).toBe(
    at("2026-11-23T23:00:00+01:00"),
  );
});

test("the same hour twice is no silence, and a hole of the spring night is its end", () => {
  const never = { quiet_from: 0, quiet_to: 0, quiet_days: [] };
  const night = at("2026-11-23T03:00:00+01:00");
  expect(allowedFrom(night, never, PARIS)).toBe(night);
  const early = { quiet_from: 22 * 60, quiet_to: 2 * 60 + 30, quiet_days: [] };
  expect(allowedFrom(at("2027-03-28T01:00:00+01:00"), early, PARIS)).toBe(
    at("2027-03-28T03:00:00+02:00"),
  );
});
