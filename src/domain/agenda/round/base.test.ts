import { expect, test } from "vitest";
import { basePlace } from "./base.ts";

const HOME = { street: "3 rue du Port", zip: "31000", city: "Toulouse", lat: 43.6, lon: 1.44 };

test.each([
  ["the person’s own address", HOME, { lat: 43.6, lon: 1.44 }],
  ["the shop, when the map does not know the address", { ...HOME, lat: null }, undefined],
  ["the shop, when the person has none", null, undefined],
])("a round begins at %s", (_, point, place) => {
  expect(basePlace(point)).toEqual(place);
});
