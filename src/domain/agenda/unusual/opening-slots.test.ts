import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE, epochOf, type Instant, type LocalDate } from "../../time.ts";
import { ABSENCE_KIND, newEvent } from "../event.ts";
import { byTime } from "../slot-choice.ts";
import type { SlotRequest } from "../slot-request.ts";
import { freeSlots } from "../slots.ts";
import { roadEstimate, type TravelRules } from "../travel.ts";

const day = (text: string) => text as LocalDate;
const at = (text: string) => new Date(text).toISOString() as Instant;
const WORKSHOP = { lat: 43.6045, lon: 1.444 };
const TRAVEL: TravelRules = {
  road_factor: 1.3,
  speed_kmh: 40,
  minimum_minutes: 5,
  base: WORKSHOP,
  radius_km: 25,
};
const WEEK = { 1: [{ from: 480, to: 720 }], 4: [{ from: 480, to: 720 }] };
const MONDAY: SlotRequest = {
  now: at("2026-11-20T09:00+01:00"),
  zone: DEFAULT_ZONE,
  first: day("2026-11-23"),
  days: 1,
  booking: { notice_minutes: 120, horizon_days: 60, step_minutes: 30, window_minutes: 120 },
  duration_minutes: 60,
  opening: { opening_hours: WEEK, exceptions: [], open_on_holidays: false, zip: "31000" },
  technicians: [{ id: "karim", working_hours: WEEK, skills: ["gros-electromenager"] }],
  category_id: "gros-electromenager",
  place: { lat: 43.6364, lon: 1.3906 },
  travel: roadEstimate(TRAVEL),
  travel_rules: TRAVEL,
  events: [],
};

describe("an unusual opening", () => {
  const opened = (date: string, ...hours: { from: number; to: number }[]) => ({
    ...MONDAY,
    now: at("2026-01-05T09:00+01:00"),
    first: day(date),
    booking: { ...MONDAY.booking, horizon_days: 400 },
    opening: { ...MONDAY.opening, exceptions: [{ first: day(date), last: day(date), hours }] },
  });
  const windowsOf = (request: SlotRequest) =>
    byTime(freeSlots(request)).map((slot) => [slot.public_start_at, slot.public_end_at]);

  test("offers its hours on a Sunday before Christmas, to people whose week has no Sunday", () => {
    const sunday = opened("2026-12-20", { from: 540, to: 780 });
    expect(windowsOf(sunday)).toEqual([
      ["2026-12-20T08:00:00.000Z", "2026-12-20T10:00:00.000Z"],
      ["2026-12-20T10:00:00.000Z", "2026-12-20T12:00:00.000Z"],
    ]);
    expect(windowsOf({ ...sunday, opening: MONDAY.opening })).toEqual([]);
  });

  test("offers an evening, and nothing to who is absent", () => {
    const evening = opened("2026-12-17", { from: 1140, to: 1260 });
    expect(windowsOf(evening)).toEqual([["2026-12-17T18:00:00.000Z", "2026-12-17T20:00:00.000Z"]]);
    const absent = newEvent({
      id: "absent",
      shop_id: "s",
      kind: ABSENCE_KIND,
      assigned_to: ["karim"],
      start_at: at("2026-12-17T00:00+01:00"),
      end_at: at("2026-12-18T00:00+01:00"),
      duration: 1440,
    });
    expect(windowsOf({ ...evening, events: [absent] })).toEqual([]);
  });

  test.each([
    ["2026-03-29", "forward", "2026-03-29T07:00:00.000Z"],
    ["2026-10-25", "back", "2026-10-25T08:00:00.000Z"],
  ])("on %s, when the clocks go %s, begins at nine on the wall", (date, _, start) => {
    expect(windowsOf(opened(date, { from: 540, to: 660 }))[0]?.[0]).toBe(start);
  });

  test("in the night when the clocks go forward lasts the hour that exists", () => {
    const night = { ...opened("2026-03-29", { from: 60, to: 240 }), place: WORKSHOP };
    const starts = freeSlots(night).map(({ start_at, end_at }) => [start_at, end_at]);
    expect(starts.length).toBeGreaterThan(0);
    for (const [start, end] of starts) {
      expect(epochOf(start as Instant)).toBeGreaterThanOrEqual(Date.parse("2026-03-29T00:00:00Z"));
      expect(epochOf(end as Instant)).toBeLessThanOrEqual(Date.parse("2026-03-29T02:00:00Z"));
    }
  });
});
