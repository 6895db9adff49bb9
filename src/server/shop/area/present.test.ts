import { expect, test } from "vitest";
import { areaOf } from "./present.ts";

const TOULOUSE = { lat: 43.6, lon: 1.44 };

test("the shop is in the middle, and the circle of its visits fits in", () => {
  const area = areaOf(TOULOUSE, 25);
  expect(area?.shop).toEqual({ x: 240, y: 160 });
  expect(area?.radius).toBeGreaterThan(80);
  expect(area?.radius).toBeLessThanOrEqual(160);
  expect(area?.base.towns.length).toBeGreaterThan(3);
});

test("a shop without a limit has no circle, and one that is not located no map", () => {
  expect(areaOf(TOULOUSE, null)?.radius).toBeNull();
  expect(areaOf({ lat: null, lon: null }, 25)).toBeNull();
});

test("the same place is drawn once", () => {
  expect(areaOf(TOULOUSE, 25)).toBe(areaOf(TOULOUSE, 25));
  expect(areaOf(TOULOUSE, 30)).not.toBe(areaOf(TOULOUSE, 25));
});
