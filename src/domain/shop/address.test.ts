import { expect, test } from "vitest";
import { bookingPath, isSlug, shopPath, slugOf, termsPath, withAppliance } from "./address.ts";

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

test.each([
  ["L'Établi du Nord", "l-etabli-du-nord"],
  ["  Cœur & Œuvre — SAV  ", "coeur-oeuvre-sav"],
  ["A".repeat(200), "a".repeat(80)],
  [`${"a".repeat(79)} b`, "a".repeat(79)],
  ["東京", ""],
])("the address of « %s » is « %s »", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
  expect(slug === "" || isSlug(slug)).toBe(true);
});

test("the appliance searched for follows from page to page", () => {
  expect(withAppliance("/31000/atelier-garonne", "lave-linge")).toBe(
    "/31000/atelier-garonne?appareil=lave-linge",
  );
  expect(withAppliance("/x/rdv?slot=1", "lave-linge")).toBe("/x/rdv?slot=1&appareil=lave-linge");
  expect(withAppliance("/x/rdv", "")).toBe("/x/rdv");
});
