import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE, type Instant } from "../time.ts";
import { newEvent, type AgendaEvent } from "./event.ts";
import {
  announcesOtherHours,
  busyTime,
  checkEvent,
  isOngoing,
  isPast,
  wholeDays,
  withEnd,
} from "./event-time.ts";

const at = (text: string) => new Date(text).toISOString() as Instant;
const NINE = at("2026-11-23T09:00+01:00");
const TEN = at("2026-11-23T10:00+01:00");
const EVENT = newEvent({
  id: "1",
  shop_id: "garonne",
  kind: "Réparation",
  start_at: NINE,
  assigned_to: ["karim"],
});
const from = (start: string, end: string, rest: Partial<AgendaEvent> = {}) =>
  withEnd({ ...EVENT, ...rest, start_at: at(start) }, at(end));

test("a new end gives a new duration", () => {
  expect(withEnd(EVENT, at("2026-11-23T10:30+01:00"))).toMatchObject({
    duration: 90,
    start_at: NINE,
  });
});

describe("a full day runs from the start of the first day to the end of the last", () => {
  test.each([
    [
      "one day",
      "2026-11-23T09:00+01:00",
      "2026-11-23T10:00+01:00",
      "2026-11-23T00:00+01:00",
      "2026-11-23T23:59:59.999+01:00",
      1440,
    ],
    [
      "three days",
      "2026-11-23T09:00+01:00",
      "2026-11-25T10:00+01:00",
      "2026-11-23T00:00+01:00",
      "2026-11-25T23:59:59.999+01:00",
      4320,
    ],
    [
      "already whole",
      "2026-11-23T00:00+01:00",
      "2026-11-24T00:00+01:00",
      "2026-11-23T00:00+01:00",
      "2026-11-23T23:59:59.999+01:00",
      1440,
    ],
    [
      "the day of 23 hours",
      "2026-03-29T09:00+02:00",
      "2026-03-29T10:00+02:00",
      "2026-03-29T00:00+01:00",
      "2026-03-29T23:59:59.999+02:00",
      1380,
    ],
    [
      "the day of 25 hours",
      "2026-10-25T09:00+01:00",
      "2026-10-25T10:00+01:00",
      "2026-10-25T00:00+02:00",
      "2026-10-25T23:59:59.999+01:00",
      1500,
    ],
  ])("%s", (_, start, end, first, last, duration) => {
    expect(wholeDays(from(start, end), DEFAULT_ZONE)).toMatchObject({
      start_at: at(first),
      end_at: at(last),
      duration,
    });
  });
});

test.each([
  ["08:59", false, false],
  ["09:00", true, false],
  ["09:59", true, false],
  ["10:00", false, true],
])("at %s, an appointment from 9 h to 10 h is ongoing: %s, past: %s", (time, ongoing, past) => {
  const now = at(`2026-11-23T${time}+01:00`);
  expect([isOngoing(EVENT, now), isPast(EVENT, now)]).toEqual([ongoing, past]);
});

describe("the time taken from a person", () => {
  const trips = { trip_duration_before: 10, trip_duration_after: 20 };
  test.each([
    ["before on top, after included", {}, -10, 60],
    ["both on top", { trip_is_included_after: false }, -10, 80],
    ["both included", { trip_is_included_before: true }, 0, 60],
  ])("%s", (_, included, first, last) => {
    const busy = busyTime({ ...EVENT, ...trips, ...included });
    expect(
      busy && [busy.from, busy.to].map((epoch) => (epoch - Date.parse(NINE)) / 60_000),
    ).toEqual([first, last]);
  });

  test("a cancelled appointment takes none, a done one does", () => {
    expect(busyTime({ ...EVENT, status: "CANCEL" })).toBeUndefined();
    expect(busyTime({ ...EVENT, status: "DONE" })).toBeDefined();
  });
});

test("both hours are shown when the window announced differs from the real hours", () => {
  expect(announcesOtherHours(EVENT)).toBe(false);
  expect(announcesOtherHours({ ...EVENT, public_start_at: NINE, public_end_at: TEN })).toBe(false);
  expect(
    announcesOtherHours({
      ...EVENT,
      public_start_at: NINE,
      public_end_at: at("2026-11-23T11:00+01:00"),
    }),
  ).toBe(true);
});

describe("an edited event may be saved", () => {
  test.each([
    ["not without a start", { start_at: null }, "start-missing"],
    ["not without an end", { end_at: null }, "end-missing"],
    ["not when it ends as it begins", { end_at: NINE }, "end-before-start"],
    ["not without anybody", { assigned_to: [] }, "nobody-assigned"],
  ])("%s", (_, change, refused) => {
    expect(checkEvent({ ...EVENT, ...change })).toEqual({ refused });
  });

  test("with its duration made to agree with its hours", () => {
    expect(checkEvent({ ...EVENT, duration: 5 })).toEqual(EVENT);
  });
});
