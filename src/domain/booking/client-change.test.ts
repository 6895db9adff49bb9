import { describe, expect, test } from "vitest";
import { newEvent } from "../agenda/event.ts";
import { addMinutes, instantAt, type Instant, type LocalDate } from "../time.ts";
import { clientChange } from "./client-change.ts";

const PARIS = "Europe/Paris";
const at = (date: string, hour: number): Instant => instantAt(date as LocalDate, hour * 60, PARIS);
const visitAt = (start: Instant, facts: Partial<ReturnType<typeof newEvent>> = {}) =>
  newEvent({
    id: "visit",
    shop_id: "shop",
    kind: "Diagnostic / Devis",
    start_at: start,
    public_start_at: start,
    public_end_at: addMinutes(start, 120),
    assigned_to: ["karim"],
    ...facts,
  });
const FRIDAY = at("2026-11-27", 9);
const circumstances = (now: Instant, cancel_limit_minutes = 1440) => ({
  rules: { cancel_limit_minutes },
  now,
  repair: { archived: false, held: false },
});

describe("until the shop's limit", () => {
  test("an appointment is the client's to cancel and to move", () => {
    expect(clientChange(visitAt(FRIDAY), circumstances(at("2026-11-23", 9)))).toEqual({
      until: at("2026-11-26", 9),
      open: true,
      movable: true,
    });
  });
  test("it still is at the last minute, and no more after it", () => {
    const until = at("2026-11-26", 9);
    expect(clientChange(visitAt(FRIDAY), circumstances(until))?.open).toBe(true);
    expect(clientChange(visitAt(FRIDAY), circumstances(addMinutes(until, 1)))).toEqual({
      until,
      open: false,
      movable: false,
    });
  });
  test("a shop without a limit lets it be changed until the window begins", () => {
    const just_before = addMinutes(FRIDAY, -1);
    expect(clientChange(visitAt(FRIDAY), circumstances(just_before, 0))?.open).toBe(true);
    expect(clientChange(visitAt(FRIDAY), circumstances(FRIDAY, 0))).toBeNull();
  });
});

test.each([
  // A day of 25 hours, then one of 23: the limit is counted in real time.
  ["winter time", at("2026-10-25", 9), at("2026-10-24", 10)],
  ["summer time", at("2027-03-28", 9), at("2027-03-27", 8)],
])(
  "a day before the window is twenty-four hours, also when the clocks go to %s",
  (_, start, until) => {
    expect(clientChange(visitAt(start), circumstances(addMinutes(until, -5)))?.until).toBe(until);
  },
);

describe("what is not the client's to change", () => {
  const now = at("2026-11-23", 9);
  test.each([
    ["done", { status: "DONE" as const }],
    ["cancelled", { status: "CANCEL" as const }],
    ["planned by the shop for itself, never announced", { public_start_at: null }],
    ["of a whole day", { fullday: true }],
  ])("an appointment %s", (_, facts) => {
    expect(clientChange(visitAt(FRIDAY, facts), circumstances(now))).toBeNull();
  });
  test("one of a repair that is over, or that waits to be confirmed", () => {
    const repair = { archived: false, held: false };
    for (const state of [{ archived: true }, { held: true }])
      expect(
        clientChange(visitAt(FRIDAY), { ...circumstances(now), repair: { ...repair, ...state } }),
      ).toBeNull();
  });
});

test.each([
  ["two people come", { assigned_to: ["karim", "lea"] }],
  ["no person is chosen yet", { assigned_to: [] }],
  ["it holds the shop's van", { resource_ids: ["van"] }],
])("when %s it can be cancelled, and the shop moves it", (_, facts) => {
  const change = clientChange(visitAt(FRIDAY, facts), circumstances(at("2026-11-23", 9)));
  expect(change).toMatchObject({ open: true, movable: false });
});
