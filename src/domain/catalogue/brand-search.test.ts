import { expect, test } from "vitest";
import { brandMeant, brandNamed, searchBrands } from "./brand-search.ts";
import { BRANDS } from "./brands.ts";

test.each([
  ["bos", ["Bosch", "Bose"]],
  ["BOSCH", ["Bosch"]],
  ["rosieres", ["Rosières"]],
  ["de longhi", ["De'Longhi"]],
  ["delonghi", ["De'Longhi"]],
  ["electrolx", ["Electrolux"]],
  ["bocsh", ["Bosch"]],
  ["whirpool", ["Whirlpool"]],
  ["dietrich", ["De Dietrich"]],
  ["jotul", ["Jøtul"]],
  ["black et decker", ["Black+Decker"]],
  ["black & decker", ["Black+Decker"]],
  ["bang and olufsen", ["Bang & Olufsen"]],
  ["olufsen bang", ["Bang & Olufsen"]],
  ["saunier duvale", ["Saunier Duval"]],
  ["sonier duval", ["Saunier Duval"]],
  ["elektrolukse", ["Electrolux"]],
  ["samsoung", ["Samsung"]],
  ["mitsubichi electrique", ["Mitsubishi Electric"]],
  ["ormane", ["Hörmann"]],
  ["roventa", ["Rowenta"]],
  ["zzzz", []],
])("« %s » suggests %j first", (text, expected) => {
  expect(searchBrands(text, BRANDS).slice(0, Math.max(1, expected.length))).toEqual(expected);
});

test("the shop's own brands keep their order, the most used first", () => {
  const own = ["Miele", "Bosch", "Bomann", "Beko"];
  expect(searchBrands("bo", own)).toEqual(["Bosch", "Bomann"]);
  expect(searchBrands("", own, 2)).toEqual(["Miele", "Bosch"]);
});

test("two letters do not search inside a word", () => {
  expect(searchBrands("sc", ["Bosch", "Schneider"])).toEqual(["Schneider"]);
});

test.each([
  [" bosch ", "Bosch"],
  ["DE DIETRICH", "De Dietrich"],
  ["bang et olufsen", "Bang & Olufsen"],
  ["  Atelier du Fil ", "Atelier du Fil"],
])("« %s » is kept as « %s »", (typed, kept) => {
  expect(brandNamed(typed, BRANDS)).toBe(kept);
});

test.each<[string, string | undefined]>([
  ["bosh", "Bosch"],
  ["Samsoung", "Samsung"],
  ["wirlpool", "Whirlpool"],
  ["Bosch", undefined],
  ["samsu", undefined],
  ["Atelier du Froid", undefined],
  ["LG", undefined],
  ["", undefined],
])("« %s » means %s", (text, brand) => {
  expect(brandMeant(text, ["Bosch", "Samsung", "Whirlpool", "LG"])).toBe(brand);
});

test.each([
  ["b&o", "Bang & Olufsen"],
  ["B + D", "Black+Decker"],
  ["v et b", "Villeroy & Boch"],
  ["s & p", "S&P"],
])("two letters joined by a sign, « %s », are the initials of %s", (typed, brand) => {
  expect(searchBrands(typed, BRANDS)).toContain(brand);
});

test("two letters alone are the beginning of a brand, not its initials", () => {
  expect(searchBrands("bo", BRANDS)).not.toContain("Bang & Olufsen");
});
