import { expect, test } from "vitest";
import { placeFound, placeTyped } from "./place.ts";

const PLACE = {
  street: "14 rue des Essais",
  complement: "Cour",
  zipcode: "31000",
  city: "Toulouse",
  lat: 43.6,
  lon: 1.44,
};

test.each([
  ["street", "15 rue des Essais", null],
  ["zipcode", "31200", null],
  ["city", "Blagnac", null],
  ["complement", "Bâtiment B", 43.6],
])("after another %s the latitude is %s", (name, value, lat) => {
  expect(placeTyped(PLACE, { [name]: value })).toMatchObject({ [name]: value, lat });
});

test("an address that was found brings its position, and keeps the complement", () => {
  const found = {
    street: "2 place du Modèle",
    zip: "31700",
    city: "Blagnac",
    lat: 43.63,
    lon: 1.39,
  };
  expect(placeFound(PLACE, found)).toEqual({
    street: "2 place du Modèle",
    complement: "Cour",
    zipcode: "31700",
    city: "Blagnac",
    lat: 43.63,
    lon: 1.39,
  });
  expect(placeFound(PLACE, { city: "Blagnac" })).toMatchObject({ street: "", lat: null });
});
