import { describe, expect, test } from "vitest";
import { pinsOf, projectionOf, scaleOf } from "./map-points.ts";

const SIZE = { width: 300, height: 160, margin: 20 };
const TOULOUSE = { lat: 43.6045, lon: 1.444 };
const MURET = { lat: 43.4616, lon: 1.3263 };
const BLAGNAC = { lat: 43.6325, lon: 1.3922 };

describe("the small map of a round", () => {
  test("shows every stop inside its margins, north up and west on the left", () => {
    const places = [TOULOUSE, MURET, BLAGNAC];
    const { pointOf } = projectionOf(places, SIZE);
    for (const place of places) {
      const { x, y } = pointOf(place);
      expect([x >= 19.9, x <= 280.1, y >= 19.9, y <= 140.1]).toEqual([true, true, true, true]);
    }
    expect(pointOf(MURET).y).toBeGreaterThan(pointOf(BLAGNAC).y);
    expect(pointOf(MURET).x).toBeLessThan(pointOf(TOULOUSE).x);
  });

  test("does not magnify a single street without end, and stands without any stop", () => {
    expect(projectionOf([MURET, MURET], SIZE).kilometre).toBe(60);
    expect(projectionOf([MURET], SIZE).pointOf(MURET)).toEqual({ x: 150, y: 80 });
    expect(projectionOf([], SIZE).pointOf({ lat: 0, lon: 0 })).toEqual({ x: 150, y: 80 });
  });

  test.each([
    [60, 1],
    [30, 2],
    [6, 10],
    [100, 1],
  ])("at %s units a kilometre its scale shows %s km", (kilometre, expected) => {
    expect(scaleOf(kilometre, 70)).toBe(expected);
  });

  test("numbers the stops in their order, those at one place together, those without a position left out", () => {
    expect(pinsOf([MURET, undefined, BLAGNAC, { ...MURET }])).toEqual([
      { place: MURET, label: "1, 4" },
      { place: BLAGNAC, label: "3" },
    ]);
  });
});
