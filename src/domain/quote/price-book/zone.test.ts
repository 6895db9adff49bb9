import { expect, test } from "vitest";
import { roadKm, zoneFor } from "./zone.ts";

const zone = (label: string, up_to_km: number | null, kind: "travel" | "labour" = "travel") => ({
  label,
  up_to_km,
  kind,
});
const zones = [
  zone("far", 30),
  zone("near", 10),
  zone("anywhere", null),
  zone("h", null, "labour"),
];

test.each([
  [0, "near"],
  [10, "near"],
  [11, "far"],
  [30, "far"],
  [31, "anywhere"],
  [null, "anywhere"],
])("%s km is the zone « %s »", (km, label) => {
  expect(zoneFor(zones, km)?.label).toBe(label);
});

test("beyond the furthest zone the book says nothing", () => {
  expect(zoneFor([zone("near", 10)], 11)).toBeUndefined();
  expect(zoneFor([zone("h", null, "labour")], 1)).toBeUndefined();
});

test("the road is longer than the bird's way, and unknown without both ends", () => {
  const base = { lat: 43.6, lon: 1.44 };
  expect(roadKm({ base, road_factor: 1.3 }, { lat: 43.75, lon: 1.44 })).toBe(22);
  expect(roadKm({ base, road_factor: 1.3 }, null)).toBeNull();
  expect(roadKm({ base: null, road_factor: 1.3 }, base)).toBeNull();
});
