import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE, type Instant, type LocalDate } from "../time.ts";
import { newEvent } from "./event.ts";
import { byTime, nearestSlots, slotStillFree } from "./slot-choice.ts";
import type { SlotRequest } from "./slot-request.ts";
import { freeSlots } from "./slots.ts";
import { roadEstimate } from "./travel.ts";

const at = (text: string) => new Date(text).toISOString() as Instant;
const TRAVEL = {
  road_factor: 1.3,
  speed_kmh: 40,
  minimum_minutes: 5,
  base: { lat: 43.6045, lon: 1.444 },
  radius_km: 25,
};
const WEEK = { 1: [{ from: 480, to: 1080 }], 2: [{ from: 480, to: 1080 }] };
const REQUEST: SlotRequest = {
  now: at("2026-11-20T09:00+01:00"),
  zone: DEFAULT_ZONE,
  first: "2026-11-23" as LocalDate,
  days: 2,
  booking: { notice_minutes: 120, horizon_days: 60, step_minutes: 30, window_minutes: 120 },
  duration_minutes: 60,
  opening: { opening_hours: WEEK, exceptions: [], open_on_holidays: false, zip: "31000" },
  technicians: [{ id: "karim", working_hours: WEEK, skills: [] }],
  category_id: null,
  place: { lat: 43.6364, lon: 1.3906 },
  travel: roadEstimate(TRAVEL),
  travel_rules: TRAVEL,
  events: [],
};
const TEN = { user_id: "karim", start_at: at("2026-11-23T10:00+01:00") };
const taken = newEvent({
  id: "1",
  shop_id: "garonne",
  kind: "Réparation",
  assigned_to: ["karim"],
  start_at: TEN.start_at,
});

describe("the slot chosen", () => {
  test("is kept when nothing changed", () => {
    expect(slotStillFree(REQUEST, TEN)).toMatchObject({
      ...TEN,
      trip_duration_before: 11,
      trip_duration_after: 11,
    });
  });

  test("is lost when somebody took it meanwhile", () => {
    expect(slotStillFree({ ...REQUEST, events: [taken] }, TEN)).toBeUndefined();
  });

  test.each([
    ["an hour that was never offered", { ...TEN, start_at: at("2026-11-23T10:07+01:00") }],
    ["a closed day", { ...TEN, start_at: at("2026-11-22T10:00+01:00") }],
    ["somebody else", { ...TEN, user_id: "lea" }],
    ["the past", { ...TEN, start_at: at("2026-11-16T10:00+01:00") }],
  ])("is not %s", (_, wanted) => {
    expect(slotStillFree(REQUEST, wanted)).toBeUndefined();
  });

  test.each([
    ["08:00", true],
    ["08:15", true],
    ["08:16", false],
  ])("offered two hours ahead at 8 h and confirmed at %s is kept: %s", (time, kept) => {
    expect(
      slotStillFree({ ...REQUEST, now: at(`2026-11-23T${time}+01:00`) }, TEN) !== undefined,
    ).toBe(kept);
  });

  test("gets shorter trips when a neighbour came next door meanwhile", () => {
    const nextDoor = {
      ...taken,
      start_at: at("2026-11-23T08:30+01:00"),
      end_at: at("2026-11-23T09:30+01:00"),
      lat: 43.6364,
      lon: 1.3906,
    };
    expect(slotStillFree({ ...REQUEST, events: [nextDoor] }, TEN)).toMatchObject({
      trip_duration_before: 0,
    });
  });
});

test("the loser of a race is offered the three nearest slots, the nearest first", () => {
  const slots = freeSlots({ ...REQUEST, events: [taken] });
  expect(nearestSlots(slots, TEN, 3).map(({ start_at }) => start_at)).toEqual([
    at("2026-11-23T11:30+01:00"),
    at("2026-11-23T08:00+01:00"),
    at("2026-11-23T12:00+01:00"),
  ]);
});

test("slots are read in the order of the calendar", () => {
  const days = byTime(freeSlots({ ...REQUEST, events: [taken] })).map(({ start_at }) => start_at);
  expect(days).toEqual(days.toSorted());
});
