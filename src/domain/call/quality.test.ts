import fc from "fast-check";
import { expect, test } from "vitest";
import {
  encodingFor,
  lostShare,
  QUALITIES,
  qualityOf,
  reduction,
  type Quality,
} from "./quality.ts";

test.each<[number, number, boolean, Quality]>([
  [0, 40, true, "good"],
  [0.03, 400, true, "good"],
  [0.04, 40, true, "fair"],
  [0, 401, true, "fair"],
  [0.11, 40, true, "poor"],
  [0, 1_001, true, "poor"],
  [0, 40, false, "cut"],
])("with %f lost and %i ms, connected %s, it is %s", (lost, round_trip, connected, quality) => {
  expect(qualityOf({ lost, round_trip, connected })).toBe(quality);
});

test("a worse line is never sent a richer picture", () => {
  const rates = QUALITIES.map((quality) => encodingFor(quality).bitrate);
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
});

test("a camera's picture is reduced and never enlarged", () => {
  expect(reduction(2_160, encodingFor("good"))).toBe(3);
  expect(reduction(480, encodingFor("good"))).toBe(1);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8_000 }),
      fc.constantFrom(...QUALITIES),
      (height, one) => {
        expect(reduction(height, encodingFor(one))).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});

test("the share of what was lost lies between none and all, even when the counters begin again", () => {
  expect(lostShare({ received: 100, lost: 0 }, { received: 190, lost: 10 })).toBeCloseTo(0.1);
  expect(lostShare({ received: 5, lost: 5 }, { received: 5, lost: 5 })).toBe(0);
  const counts = fc.record({ received: fc.nat(), lost: fc.nat() });
  fc.assert(
    fc.property(counts, counts, (before, now) => {
      const share = lostShare(before, now);
      expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test("at its worst the picture takes less than the voice needs of a slow mobile line", () => {
  expect(encodingFor("poor").bitrate).toBeLessThan(200_000);
  expect(encodingFor("cut")).toEqual(encodingFor("poor"));
});
