import { expect, test } from "vitest";
import { placeOf, placeOfClient } from "./locate.ts";

const blagnac = { zip: "31700", city: "Blagnac", lat: null, lon: null };
const near = (place: { lat: number; lon: number } | null, lat: number, lon: number): void => {
  expect(place?.lat).toBeCloseTo(lat, 1);
  expect(place?.lon).toBeCloseTo(lon, 1);
};

test("an address without a position is in the middle of its town", () => {
  near(placeOf(blagnac), 43.6, 1.4);
});

test("a position in its own town is kept to the metre", () => {
  const house = { ...blagnac, lat: 43.6325, lon: 1.3922 };
  expect(placeOf(house)).toEqual({ lat: 43.6325, lon: 1.3922 });
});

test.each([
  ["in the ocean", 0, 0],
  ["in Paris", 48.85, 2.35],
])("a position %s is not believed of an address in Blagnac", (_, lat, lon) => {
  near(placeOf({ ...blagnac, lat, lon }), 43.6, 1.4);
});

test("a town that no list knows leaves the position as it is, and nothing without one", () => {
  const unknown = { zip: "00000", city: "Nulle-Part" };
  expect(placeOf({ ...unknown, lat: 43.5, lon: 1.5 })).toEqual({ lat: 43.5, lon: 1.5 });
  expect(placeOf({ ...unknown, lat: null, lon: null })).toBeNull();
});

test("a client without an address is nowhere", () => {
  expect(placeOfClient({ addresses: [] })).toBeNull();
});
