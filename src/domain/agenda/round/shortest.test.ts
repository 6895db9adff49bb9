import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTE, toInstant } from "../../time.ts";
import { newEvent } from "../event.ts";
import { departure, goTo, presentRoad, roundDay, schedule, type RoundDay } from "./schedule.ts";
import { shortestRound } from "./shortest.ts";
import type { DayStop } from "./stops.ts";

/** Noon is 0; hours are minutes from there, and so are places: a minute of road for a unit. */
const noon = Date.UTC(2026, 10, 23, 11);
const clock = (minutes: number) => noon + minutes * MINUTE;
const minutesOf = (starts: readonly number[] = []) =>
  starts.map((start) => (start - noon) / MINUTE);
type Facts = {
  lat: number;
  from: number;
  minutes?: number;
  starts?: [number, number];
  /** Minutes of road before a fixed stop, in its busy time. */
  kept?: number;
};

function stop({ lat, from, minutes = 30, starts, kept = 0 }: Facts, index: number): DayStop {
  const work = { from: clock(from), to: clock(from + minutes) };
  const event = newEvent({
    id: `v${index}`,
    shop_id: "",
    kind: "",
    start_at: toInstant(work.from),
  });
  const shared = { event, place: { lat, lon: 0 }, work };
  const busy = { from: clock(from - kept), to: work.to };
  if (!starts) return { ...shared, fixed: true, busy, kept_before: kept, kept_after: 0 };
  const [first, last] = starts;
  return { ...shared, fixed: false, starts: [{ from: clock(first), to: clock(last) }] };
}

const day = (facts: readonly Facts[]): RoundDay =>
  roundDay(facts.map(stop), {
    base: { lat: 0, lon: 0 },
    now: clock(-600),
    leg: (from, to) => Math.abs((from?.lat ?? 0) - (to?.lat ?? 0)),
  });
const ANY: [number, number] = [-600, 600];

describe("the hours of an order", () => {
  const two = day([
    { lat: 10, from: 0, starts: ANY },
    { lat: 30, from: 60, starts: [90, 120] },
  ]);

  test("begin no earlier than the day does, wait for a window, and count the way back", () => {
    const round = schedule(two, [0, 1]);
    expect(minutesOf(round?.starts)).toEqual([0, 90]);
    expect(round?.road).toBe(60);
    expect(presentRoad(two)).toBe(60);
  });

  test("reach a window in its last minute, and not after it", () => {
    const until = (last: number) =>
      schedule(
        day([
          { lat: 10, from: 0, starts: ANY },
          { lat: 30, from: 60, starts: [0, last] },
        ]),
        [0, 1],
      );
    expect(minutesOf(until(50)?.starts)).toEqual([0, 50]);
    expect(until(49)).toBeUndefined();
  });

  test("cannot be kept when a window is over on arrival", () => {
    expect(
      schedule(
        day([
          { lat: 10, from: 0, starts: ANY },
          { lat: 30, from: 60, starts: [0, 45] },
        ]),
        [0, 1],
      ),
    ).toBeUndefined();
  });

  test("leave time for the road to a fixed stop", () => {
    const late = [
      { lat: 10, from: 0, starts: ANY },
      { lat: 30, from: 45 },
    ];
    expect(schedule(day(late), [0, 1])).toBeUndefined();
    expect(
      schedule(
        day([
          { lat: 10, from: 0, starts: ANY },
          { lat: 30, from: 50 },
        ]),
        [0, 1],
      ),
    ).toBeDefined();
  });

  test("do not add the road that a fixed stop keeps already", () => {
    const keeping = day([
      { lat: 10, from: 0, starts: ANY },
      { lat: 30, from: 50, kept: 20 },
    ]);
    expect(schedule(keeping, [0, 1])).toBeDefined();
  });

  test("never exchange two fixed stops, nor reach one that does not exist", () => {
    const fixed = day([
      { lat: 10, from: 0 },
      { lat: 30, from: 60 },
    ]);
    expect(schedule(fixed, [1, 0])).toBeUndefined();
    expect(goTo(fixed, departure(fixed), 7)).toBeUndefined();
  });
});

const facts = fc.record({
  lat: fc.integer({ min: -40, max: 40 }),
  minutes: fc.constantFrom(20, 45),
  slack: fc.option(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }))),
  isFixed: fc.constantFrom(false, false, false, true),
});
const days = (size: { minLength: number; maxLength: number }) =>
  fc.array(facts, size).map((list) => {
    let from = 0;
    return day(
      list.map(({ slack, isFixed, ...one }) => {
        const at = from;
        from += 60;
        const starts: [number, number] = slack ? [at - slack[0], at + slack[1]] : ANY;
        return { ...one, from: at, ...(!isFixed && { starts }) };
      }),
    );
  });

function* orders(left: readonly number[]): Generator<number[]> {
  if (left.length === 0) yield [];
  for (const first of left)
    for (const rest of orders(left.filter((one) => one !== first))) yield [first, ...rest];
}
const shortestOfAll = (one: RoundDay): number =>
  Math.min(
    ...[...orders(one.stops.map((_, index) => index))].map(
      (order) => schedule(one, order)?.road ?? Infinity,
    ),
  );

test("up to eight visits, no order that can be kept is shorter", () => {
  fc.assert(
    fc.property(days({ minLength: 2, maxLength: 6 }), (one) => {
      const best = shortestOfAll(one);
      const found = shortestRound(one, 1_000);
      expect(found?.road ?? Infinity).toBe(best);
      expect(shortestRound(one, best)).toBeUndefined();
    }),
    { numRuns: 80 },
  );
});

test("above, the answer can be kept and is shorter than the limit", () => {
  fc.assert(
    fc.property(days({ minLength: 9, maxLength: 12 }), (one) => {
      const limit = presentRoad(one);
      const found = shortestRound(one, limit);
      if (!found) return;
      expect(found.road).toBeLessThan(limit);
      expect(schedule(one, found.order)).toEqual(found);
    }),
    { numRuns: 30 },
  );
});
