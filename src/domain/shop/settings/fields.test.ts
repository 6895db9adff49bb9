import { expect, test } from "vitest";
import { SHOP_TEXTS } from "./fields.ts";

test.each([
  ["siret", "732 829 320 00074", "73282932000074"],
  ["iban", "fr76 3000-6000", "FR7630006000"],
  ["vat_number", "fr 44.732.829.320", "FR44732829320"],
  ["legal_name", "Atelier  Garonne", "Atelier  Garonne"],
] as const)("%s « %s » is compared as « %s »", (name, typed, stored) => {
  expect(SHOP_TEXTS[name].compact(typed)).toBe(stored);
});

test.each([
  ["slug", "mon-atelier", true],
  ["slug", "Mon atelier", false],
  ["siret", "73282932000075", false],
  ["legal_form", "n’importe quoi", true],
] as const)("%s « %s » is right: %s", (name, typed, expected) => {
  expect(SHOP_TEXTS[name].isValid(typed)).toBe(expected);
});
