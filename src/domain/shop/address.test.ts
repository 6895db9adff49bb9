import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingPath, isSlug, isZipcode, shopPath, slugify, termsPath } from "./address.ts";

test.each([
  ["Atelier Garonne", "atelier-garonne"],
  ["Répar'Loire", "repar-loire"],
  ["L’Établi du Nord", "etabli-du-nord"],
  ["Cœur & Clé — SAV n° 1", "coeur-et-cle-sav-n-1"],
  ["  ---  ", "atelier"],
  ["修理", "atelier"],
])("« %s » lives at « %s »", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test("any name gives a slug that the database accepts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => isSlug(slugify(name))),
  );
});

test.each([
  ["31000", true],
  ["2A004", false],
  ["20000", true],
  ["97400", true],
  ["00100", false],
  ["3100", false],
  ["310000", false],
])("%s is a postal code: %s", (text, expected) => {
  expect(isZipcode(text)).toBe(expected);
});

test("a shop has three public pages", () => {
  const garonne = { zipcode: "31000", slug: "atelier-garonne" };
  expect([shopPath(garonne), bookingPath(garonne), termsPath(garonne)]).toEqual([
    "/31000/atelier-garonne",
    "/31000/atelier-garonne/rdv",
    "/31000/atelier-garonne/cgv",
  ]);
});
