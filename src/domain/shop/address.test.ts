import { expect, test } from "vitest";
import { bookingPath, isSlug, shopPath, termsPath } from "./address.ts";

test.each([
  ["atelier-garonne", true],
  ["sav-n-1", true],
  ["", false],
  ["Atelier", false],
  ["-atelier", false],
  ["atelier--garonne", false],
  ["a".repeat(81), false],
])("« %s » is a shop's address: %s", (slug, expected) => {
  expect(isSlug(slug)).toBe(expected);
});

test("a shop has three public pages", () => {
  const garonne = { zipcode: "31000", slug: "atelier-garonne" };
  expect([shopPath(garonne), bookingPath(garonne), termsPath(garonne)]).toEqual([
    "/31000/atelier-garonne",
    "/31000/atelier-garonne/rdv",
    "/31000/atelier-garonne/cgv",
  ]);
});
