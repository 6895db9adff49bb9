import { describe, expect, test } from "vitest";
import { DEFAULT_ZONE, MINUTE, toInstant, type LocalDate } from "../time.ts";
import { dayClocks } from "./day-clock.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "./event.ts";
import { fit, roundOf, roundsOf, type Visit } from "./round.ts";
import type { Place } from "./travel.ts";

/** Places on a line, a minute a unit: the road from 10 to 25 takes 15 minutes. */
const mile = (lat: number): Place => ({ lat, lon: 0 });
const BASE = mile(0);
const VISIT: Visit = {
  place: mile(20),
  shop: BASE,
  base: BASE,
  leg: (from, to) => (from && to ? Math.abs(from.lat - to.lat) : 5),
};
const [DAY] = dayClocks(["2026-11-23" as LocalDate], DEFAULT_ZONE);
if (!DAY) throw new Error("no day");
const time = (hour: number, minutes = 0) => DAY.from + (hour * 60 + minutes) * MINUTE;

const event = (hour: number, lat: number | null, rest: Partial<AgendaEvent> = {}): AgendaEvent =>
  newEvent({
    id: `${hour} ${lat}`,
    shop_id: "garonne",
    kind: "Réparation",
    start_at: toInstant(time(hour)),
    lat,
    lon: lat === null ? null : 0,
    trip_is_included_after: false,
    ...rest,
  });

/** The trips of an hour's visit at mile 20 that begins at 11 h. */
const around = (events: AgendaEvent[], visit = VISIT, start = time(11)) =>
  fit(roundOf(roundsOf(events, visit, DEFAULT_ZONE), DAY), start, start + 60 * MINUTE);

describe("the margins of a visit at mile 20, from 11 h to 12 h", () => {
  test.each([
    ["alone, from and to the base", [], { before: 20, after: 20, cost: 40 }],
    ["after a visit on the way", [event(9, 15)], { before: 5, after: 20, cost: 10 }],
    ["before a visit farther away", [event(13, 50)], { before: 20, after: 30, cost: 0 }],
    ["between the two", [event(9, 15), event(13, 50)], { before: 5, after: 30, cost: 0 }],
    [
      "after one whose return was kept whole",
      [event(9, 15, { trip_duration_after: 15 })],
      { before: 0, after: 20, cost: 10 },
    ],
    [
      "after one that kept a part of the road",
      [event(9, 50, { trip_duration_after: 10 })],
      { before: 20, after: 20, cost: 0 },
    ],
    [
      "after one that counts its trip in its hours",
      [event(9, 50, { trip_duration_after: 10, trip_is_included_after: true })],
      { before: 20, after: 20, cost: 0 },
    ],
    [
      "before one that kept its own trip",
      [event(13, 50, { trip_duration_before: 50 })],
      { before: 20, after: 0, cost: 0 },
    ],
    [
      "after one at the workshop",
      [event(9, 50, { where: "Atelier" })],
      { before: 20, after: 20, cost: 40 },
    ],
    ["after a client never located", [event(9, null)], { before: 5, after: 20, cost: 20 }],
    [
      "after an absence, from the base",
      [event(9, 50, { kind: ABSENCE_KIND })],
      { before: 20, after: 20, cost: 40 },
    ],
  ])("%s", (_, events, expected) => {
    expect(around(events)).toEqual(expected && expect.objectContaining(expected));
  });
});

describe("a visit is refused", () => {
  test.each([
    ["over another", [event(11, 20)]],
    ["when the road from the one before does not fit", [event(10, 15)]],
    ["when the road to the next one does not fit", [event(12, 21)]],
    [
      "when the trip kept by the one before is still running",
      [event(9, 20, { duration: 90, trip_duration_after: 45 })],
    ],
    ["when the trip kept by the next one has begun", [event(13, 20, { trip_duration_before: 61 })]],
    [
      "when an earlier one was too far, whatever came between",
      [event(9, 150), event(10, 20, { duration: 15 })],
    ],
  ])("%s", (_, events) => {
    expect(around(events)).toBeUndefined();
  });
});

test("the night is spent at the base, but the appointments of other days are never run over", () => {
  const lastNight = event(-1, 20, { duration: 55 });
  const tomorrow = event(24, 20);
  expect(around([lastNight, tomorrow])).toMatchObject({ before: 20, after: 20, cost: 40 });
  expect(around([lastNight], VISIT, time(0, 14))).toBeUndefined();
  expect(around([lastNight], VISIT, time(0, 15))).toMatchObject({ before: 20 });
  expect(around([tomorrow], VISIT, time(22, 41))).toBeUndefined();
  expect(around([tomorrow], VISIT, time(22, 40))).toMatchObject({ after: 20 });
});

test("the trips are those of the nearest appointments, on both sides", () => {
  const before = [event(8, 15, { duration: 15 }), event(9, 18)];
  const after = [event(13, 24), event(15, 90)];
  expect(around([...before, ...after])).toMatchObject({ before: 2, after: 4, cost: 0 });
  expect(around([...after, ...before].toReversed())).toMatchObject({
    before: 2,
    after: 4,
    cost: 0,
  });
});

test("two appointments put at the same hour are read in the same order, whatever the order given", () => {
  const twins = [event(9, 15), event(9, 40)];
  expect(around(twins)).toEqual(around(twins.toReversed()));
});

test("the day's load counts the time taken, trips included", () => {
  const rounds = roundsOf(
    [event(9, 15, { trip_duration_after: 15 }), event(14, 20), event(24, 20)],
    VISIT,
    DEFAULT_ZONE,
  );
  expect(roundOf(rounds, DAY).load).toBe(135);
});
