import { expect, test } from "vitest";
import type { Instant } from "../../time.ts";
import { DEFAULT_MESSAGE_RULES, RUNGS, type MessageRules, type Rung } from "../rules/rules.ts";
import { plannedReminders, reminderDue, type RemindedVisit } from "./due.ts";

const zone = "Europe/Paris";
const at = (text: string) => new Date(text).toISOString() as Instant;
const rules: MessageRules = { ...DEFAULT_MESSAGE_RULES, rungs: RUNGS };

/** Thursday 26 November, from 14:00, planned two weeks before. */
const visit = (facts: Partial<RemindedVisit> = {}): RemindedVisit => ({
  public_start_at: at("2026-11-26T14:00:00+01:00"),
  planned_at: at("2026-11-12T09:00:00+01:00"),
  sent: [],
  ...facts,
});
const dueOn = (now: string, facts: Partial<RemindedVisit> = {}, chosen = rules) =>
  reminderDue(visit(facts), { now: at(now), rules: chosen, zone });

test.each<[string, string, Rung | undefined]>([
  ["eight days before", "2026-11-18T14:00:00+01:00", undefined],
  ["a minute before the week", "2026-11-19T13:59:00+01:00", undefined],
  ["a week before", "2026-11-19T14:00:00+01:00", "week"],
  ["the sweep that follows", "2026-11-19T14:04:00+01:00", "week"],
  ["a server that was stopped for two days", "2026-11-21T15:00:00+01:00", undefined],
  ["a week before, a day late", "2026-11-20T14:00:00+01:00", "week"],
  ["a week before, a minute later still", "2026-11-20T14:01:00+01:00", undefined],
  ["the day before", "2026-11-25T14:00:00+01:00", "day"],
  ["the day before, six hours late", "2026-11-25T20:00:00+01:00", "day"],
  ["the day before, a minute later still", "2026-11-25T20:01:00+01:00", undefined],
  ["the evening before", "2026-11-25T20:30:00+01:00", undefined],
  ["two hours before", "2026-11-26T12:00:00+01:00", "hours"],
  ["two hours before, 45 minutes late", "2026-11-26T12:45:00+01:00", "hours"],
  ["two hours before, a minute later still", "2026-11-26T12:46:00+01:00", undefined],
  ["an hour before, after a stop", "2026-11-26T13:00:00+01:00", undefined],
  ["once it began", "2026-11-26T14:00:00+01:00", undefined],
])("%s (%s): %s", (_, now, rung) => {
  expect(dueOn(now)).toBe(rung);
});

test("a rung that left does not leave again, and keeps those before it from leaving", () => {
  expect(dueOn("2026-11-25T14:05:00+01:00", { sent: ["day"] })).toBeUndefined();
  expect(dueOn("2026-11-25T14:05:00+01:00", { sent: ["week"] })).toBe("day");
});

test("none for a rung that was past when the appointment was made or moved there", () => {
  const planned_at = at("2026-11-25T14:00:00+01:00");
  expect(dueOn("2026-11-25T14:05:00+01:00", { planned_at })).toBeUndefined();
  expect(dueOn("2026-11-26T12:00:00+01:00", { planned_at })).toBe("hours");
  const late = at("2026-11-26T12:30:00+01:00");
  expect(dueOn("2026-11-26T12:35:00+01:00", { planned_at: late })).toBeUndefined();
});

test("none that the shop does not choose", () => {
  const chosen = { ...rules, rungs: ["day"] as const };
  expect(dueOn("2026-11-19T14:00:00+01:00", {}, chosen)).toBeUndefined();
  expect(dueOn("2026-11-25T14:00:00+01:00", {}, chosen)).toBe("day");
  expect(dueOn("2026-11-25T14:00:00+01:00", {}, { ...rules, rungs: [] })).toBeUndefined();
});

test("a reminder waits for the end of the silence, and is not sent when the appointment begins first", () => {
  // Monday 10:00: the day before is a Sunday, and both rungs would leave at eight.
  const monday = { public_start_at: at("2026-11-30T10:00:00+01:00") };
  expect(dueOn("2026-11-29T10:00:00+01:00", monday)).toBeUndefined();
  expect(dueOn("2026-11-30T08:00:00+01:00", monday)).toBe("hours");
  expect(dueOn("2026-11-30T08:05:00+01:00", { ...monday, sent: ["hours"] })).toBeUndefined();
  const eight = { public_start_at: at("2026-11-30T08:00:00+01:00") };
  expect(dueOn("2026-11-30T08:00:00+01:00", eight)).toBeUndefined();
  const nine = { public_start_at: at("2026-11-27T09:00:00+01:00") };
  expect(dueOn("2026-11-27T07:30:00+01:00", nine)).toBeUndefined();
  expect(dueOn("2026-11-27T08:00:00+01:00", nine)).toBe("hours");
});

test("the change of hour moves neither the week nor the day, and two hours stay two hours", () => {
  // Clocks go back on 25 October 2026 at 3:00, forward on 28 March 2027 at 2:00.
  const autumn = {
    public_start_at: at("2026-10-26T14:00:00+01:00"),
    planned_at: at("2026-10-01T09:00:00+02:00"),
  };
  expect(dueOn("2026-10-19T14:00:00+02:00", autumn)).toBe("week");
  expect(dueOn("2026-10-19T13:59:00+02:00", autumn)).toBeUndefined();
  const open = { ...rules, quiet_from: 0, quiet_to: 0, quiet_days: [] };
  expect(dueOn("2026-10-25T14:00:00+01:00", autumn, open)).toBe("day");
  const spring = {
    public_start_at: at("2027-03-28T04:00:00+02:00"),
    planned_at: at("2027-03-01T09:00:00+01:00"),
  };
  expect(dueOn("2027-03-28T00:59:00+01:00", spring, open)).toBeUndefined();
  expect(dueOn("2027-03-28T01:00:00+01:00", spring, open)).toBe("hours");
  expect(dueOn("2027-03-27T04:00:00+01:00", spring, open)).toBe("day");
});

test("the reminders to come of an appointment are told in their order, put off by the quiet hours", () => {
  const start = at("2026-11-26T09:00:00+01:00");
  const chosen = { ...rules, quiet_from: 20 * 60, quiet_to: 8 * 60, quiet_days: [] };
  expect(plannedReminders(start, { rules: chosen, zone })).toEqual([
    { rung: "week", at: at("2026-11-19T09:00:00+01:00") },
    { rung: "day", at: at("2026-11-25T09:00:00+01:00") },
    { rung: "hours", at: at("2026-11-26T08:00:00+01:00") },
  ]);
  const one: MessageRules = { ...chosen, rungs: ["day"] };
  expect(plannedReminders(start, { rules: one, zone })).toHaveLength(1);
  const late = { ...chosen, quiet_to: 9 * 60 + 30 };
  expect(plannedReminders(start, { rules: late, zone }).map(({ rung }) => rung)).toEqual([
    "week",
    "day",
  ]);
});
