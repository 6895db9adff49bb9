import { describe, expect, test } from "vitest";
import {
  distanceKm,
  legs,
  roadEstimate,
  serves,
  withinRadius,
  type TravelRules,
} from "./travel.ts";

const TOULOUSE = { lat: 43.6045, lon: 1.444 };
const BLAGNAC = { lat: 43.6364, lon: 1.3906 };
const MURET = { lat: 43.4609, lon: 1.3262 };
const PARIS = { lat: 48.8566, lon: 2.3522 };
const RULES: TravelRules = {
  road_factor: 1.3,
  speed_kmh: 40,
  minimum_minutes: 10,
  base: TOULOUSE,
  radius_km: 25,
};

describe("distance as the crow flies", () => {
  test.each([
    [TOULOUSE, BLAGNAC, 5.6],
    [TOULOUSE, MURET, 18.6],
    [TOULOUSE, PARIS, 588],
    [TOULOUSE, TOULOUSE, 0],
  ])("from %j to %j is about %d km", (from, to, km) => {
    expect(Math.abs(distanceKm(from, to) - km)).toBeLessThan(Math.max(0.1, km / 500));
    expect(distanceKm(to, from)).toBe(distanceKm(from, to));
  });
});

describe("minutes on the road", () => {
  const leg = legs(roadEstimate(RULES), RULES);
  test.each([
    ["to another town", TOULOUSE, MURET, 37],
    ["to the next town", TOULOUSE, BLAGNAC, 11],
    ["on the spot", BLAGNAC, { ...BLAGNAC }, 0],
    ["round the corner, parking included", TOULOUSE, { lat: 43.6046, lon: 1.444 }, 10],
    ["to a client never located", TOULOUSE, null, 10],
  ])("%s", (_, from, to, minutes) => {
    expect(leg(from, to)).toBe(minutes);
  });

  test("a routing server that answers fractions is rounded up", () => {
    expect(legs(() => 12.2, RULES)(TOULOUSE, BLAGNAC)).toBe(13);
  });
});

test("the shop serves its area only", () => {
  expect(withinRadius(RULES, MURET)).toBe(true);
  expect(withinRadius(RULES, PARIS)).toBe(false);
  expect(withinRadius({ ...RULES, base: null }, PARIS)).toBe(true);
});

test.each([
  ["km", MURET, ["99999"], true],
  ["km", PARIS, ["75001"], false],
  ["zips", MURET, ["31600"], false],
  ["zips", PARIS, ["75001"], true],
  ["zips", null, ["75001"], true],
  ["zips", null, [], false],
  ["both", MURET, ["31600"], true],
  ["both", PARIS, ["75001"], true],
  ["both", PARIS, ["69001"], false],
  ["both", PARIS, ["69001", "75001"], true],
  ["both", null, ["69001"], true],
] as const)("served by %s, %j with %j: %s", (by, place, zips, expected) => {
  expect(serves({ ...RULES, area: { by, zips: ["75*"] } }, { place, zips })).toBe(expected);
});
