import { expect, test } from "vitest";
import { LOCATIONS } from "../catalogue/interventions.ts";
import { priceExample } from "./price-example.ts";
import { tariffsOf } from "./tariffs.ts";

const POSTED = { travel_incl: 2900, diagnosis_incl: 4500, diagnosis_deducted: true };
const example = (prices: object, change: object = {}) =>
  priceExample({
    skills: ["gros-electromenager", "plomberie"],
    locations: LOCATIONS,
    tariffs: tariffsOf(prices),
    ...change,
  })?.replace(/\s/g, " ");

test.each<[string, object, object, string | undefined]>([
  [
    "a shop that comes",
    POSTED,
    {},
    "Un lave-linge qui fuit : déplacement 29 € + diagnostic 45 €, déduit si vous réparez",
  ],
  [
    "a shop that never comes",
    POSTED,
    { locations: ["Atelier"] },
    "Un lave-linge qui fuit : diagnostic 45 €, déduit si vous réparez",
  ],
  [
    "a plumber, whose diagnosis is paid apart",
    { travel_incl: 3950, diagnosis_incl: 3000 },
    { skills: ["plomberie"] },
    "Un robinet qui goutte : déplacement 39,50 € + diagnostic 30 €",
  ],
  [
    "a free diagnosis",
    { ...POSTED, diagnosis_incl: 0 },
    {},
    "Un lave-linge qui fuit : déplacement 29 € + diagnostic gratuit",
  ],
  ["a price that is not posted", { travel_incl: 2900 }, {}, undefined],
  ["a shop without a trade", POSTED, { skills: [] }, undefined],
])("%s", (_case, prices, change, text) => {
  expect(example(prices, change)).toBe(text);
});
