import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addMinutes, DEFAULT_ZONE, instantAt, type Instant, type LocalDate } from "../../time.ts";
import { learnPace, realTrips, timesEstimate, travelPaceOf, type RealVisit } from "./pace.ts";

const at = (hour: number, minutes = 0, date = "2026-11-23"): Instant =>
  instantAt(date as LocalDate, hour * 60 + minutes, DEFAULT_ZONE);
/** Kilometres to the north of the workshop. */
const north = (km: number) => ({ lat: 43.6 + km / 111.195, lon: 1.44 });
const visit = (km: number, arrived_at: Instant, rest: Partial<RealVisit> = {}): RealVisit => ({
  user_id: "karim",
  place: north(km),
  arrived_at,
  left_at: null,
  done_at: null,
  ...rest,
});
const trips = (...visits: RealVisit[]) =>
  realTrips(visits, DEFAULT_ZONE).map(({ km, minutes }) => [Math.round(km), minutes]);

describe("a trip", () => {
  const first = visit(0, at(9), { done_at: at(10) });

  test("goes from « Fait » to the next « J’y suis »", () => {
    expect(trips(first, visit(10, at(10, 24)))).toEqual([[10, 24]]);
    expect(trips(visit(10, at(10, 24)), first)).toEqual([[10, 24]]);
  });

  test("begins when the technician said to be on the road, after the pause", () => {
    expect(trips(first, visit(10, at(13), { left_at: at(12, 40) }))).toEqual([[10, 20]]);
    const untold = { ...first, done_at: null };
    expect(trips(untold, visit(10, at(10, 20), { left_at: at(10) }))).toEqual([[10, 20]]);
  });

  test.each<[string, RealVisit, RealVisit]>([
    ["of two people", first, visit(10, at(10, 24), { user_id: "lea" })],
    ["of two days", first, visit(10, at(9, 0, "2026-11-24"))],
    ["without the hour of departure", visit(0, at(9)), visit(10, at(10, 24))],
    ["with a visit that ended after the next began", first, visit(10, at(9, 50))],
    ["that hides a pause", first, visit(10, at(13))],
    ["next door", first, visit(0.5, at(10, 5))],
    ["that no car can drive", first, visit(60, at(10, 20))],
    ["slower than a walk", first, visit(2, at(10, 50))],
  ])("%s counts for nothing", (_, one, two) => {
    expect(trips(one, two)).toEqual([]);
  });
});

const many = (count: number, minutes: number) =>
  Array.from({ length: count }, () => ({ km: 10, minutes }));

describe("the pace of a shop", () => {
  test("is the middle of its trips, which a few bad days do not move", () => {
    const pace = learnPace([...many(15, 26), ...many(9, 100)], at(3));
    expect(pace).toEqual({ minutes_per_km: 2.6, trips: 24, at: at(3) });
  });

  test("is not known from too few of them", () => {
    expect(learnPace(many(19, 26), at(3))).toBeNull();
    expect(learnPace([], at(3))).toBeNull();
  });

  test("lies between its shortest and its longest trip, in whatever order", () => {
    const trip = fc.record({
      km: fc.integer({ min: 1, max: 50 }),
      minutes: fc.integer({ min: 5, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(trip, { minLength: 20, maxLength: 60 }), (found) => {
        const paces = found.map(({ km, minutes }) => minutes / km);
        const learned = learnPace(found, at(3))?.minutes_per_km ?? -1;
        expect(learned).toBeGreaterThanOrEqual(Math.min(...paces) - 0.01);
        expect(learned).toBeLessThanOrEqual(Math.max(...paces) + 0.01);
        expect(learnPace(found.toReversed(), at(3))?.minutes_per_km).toBe(learned);
      }),
    );
  });

  test("is said in times the estimate", () => {
    expect(timesEstimate({ minutes_per_km: 2.7 }, { road_factor: 1.3, speed_kmh: 35 })).toBe(1.2);
  });

  test("is read back as it was kept; what makes no sense is nothing", () => {
    const pace = { minutes_per_km: 2.6, trips: 84, at: addMinutes(at(3), 0) };
    expect(travelPaceOf(JSON.parse(JSON.stringify(pace)))).toEqual(pace);
    for (const bad of [null, {}, "fast", { ...pace, minutes_per_km: 40 }, { ...pace, at: "soon" }])
      expect(travelPaceOf(bad)).toBeUndefined();
  });
});
