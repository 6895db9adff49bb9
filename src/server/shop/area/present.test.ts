import { expect, test } from "vitest";
import { areaOf } from "./present.ts";

const TOULOUSE = { lat: 43.6, lon: 1.44 };
const around = (km: number | null) => ({ km, zips: [] });

test("the shop is in the middle, and the circle of its visits fits in", () => {
  const area = areaOf(TOULOUSE, around(25));
  expect(area?.shop).toEqual({ x: 240, y: 160 });
  expect(area?.radius).toBeGreaterThan(80);
  expect(area?.radius).toBeLessThanOrEqual(160);
  expect(area?.base.towns.length).toBeGreaterThan(3);
});

test("a shop without a limit has no circle, and one that is not located no map", () => {
  expect(areaOf(TOULOUSE, around(null))?.radius).toBeNull();
  expect(areaOf({ lat: null, lon: null }, around(25))).toBeNull();
});

test("the same place is drawn once", () => {
  expect(areaOf(TOULOUSE, around(25))).toBe(areaOf(TOULOUSE, around(25)));
  expect(areaOf(TOULOUSE, around(30))).not.toBe(areaOf(TOULOUSE, around(25)));
});

test("the towns of the postal codes are a surface that fits in, without those of the other end of the country", () => {
  const area = areaOf(TOULOUSE, { km: null, zips: ["31*", "59000"] });
  const points = [...(area?.listed?.path ?? "").matchAll(/M(-?\d+) (-?\d+)h0/g)];
  expect(points.length).toBeGreaterThan(50);
  expect(
    points.every(
      ([, x, y]) => 0 <= Number(x) && Number(x) <= 480 && 0 <= Number(y) && Number(y) <= 320,
    ),
  ).toBe(true);
  expect(area?.radius).toBeNull();
  expect(areaOf(TOULOUSE, around(25))?.listed).toBeNull();
});
