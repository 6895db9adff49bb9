import { describe, expect, test } from "vitest";
import { parseInstant, type Zone } from "../../time.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { fullDays } from "./full-days.ts";

const zone: Zone = "Europe/Paris";
const RULES = { notice_minutes: 0, horizon_days: 30, step_minutes: 30, window_minutes: 120 };

const visit = (at: string, more: Partial<AgendaEvent> = {}): AgendaEvent =>
  newEvent({
    id: at,
    shop_id: "garonne",
    kind: "Réparation",
    start_at:
      parseInstant(`${at}:00Z`) ??
      (() => {
        throw new Error(at);
      })(),
    ...more,
  });
const daysOf = (events: readonly AgendaEvent[], visits_per_day: number): string[] => [
  ...fullDays(events, { zone, booking: { ...RULES, visits_per_day } }),
];

describe("a day", () => {
  const TWO = [visit("2026-11-23T08:00"), visit("2026-11-23T10:00"), visit("2026-11-24T08:00")];

  test("is full once the person has as many visits as the shop takes", () => {
    expect(daysOf(TWO, 3)).toEqual([]);
    expect(daysOf(TWO, 2)).toEqual(["2026-11-23"]);
    expect(daysOf(TWO, 1)).toEqual(["2026-11-23", "2026-11-24"]);
  });

  test("is never full without a limit", () => {
    expect(daysOf(TWO, 0)).toEqual([]);
    expect([...fullDays(TWO, { zone, booking: RULES })]).toEqual([]);
  });

  test.each([
    ["cancelled", { status: "CANCEL" }],
    ["an absence", { kind: "Congé / indisponibilité" }],
    ["the whole day", { fullday: true }],
  ] as const)("does not count what is %s", (_what, more) => {
    expect(daysOf([visit("2026-11-23T08:00", more)], 1)).toEqual([]);
  });

  test("is the one of the shop’s clock", () => {
    expect(daysOf([visit("2026-11-23T23:30")], 1)).toEqual(["2026-11-24"]);
  });
});
