import { expect, test } from "vitest";
import { BRANDS } from "./brands.ts";
import { rememberedBrands } from "./remembered-brands.ts";

const known = ["Bosch", "De’Longhi", "Kärcher", "Miele"];
const uses = (...list: [string, number][]) => list.map(([name, uses]) => ({ name, uses }));

test("what the shop uses most comes first, what it never used follows", () => {
  expect(rememberedBrands(uses(["Zéphir", 3], ["Miele", 8]), known)).toEqual([
    "Miele",
    "Zéphir",
    "Bosch",
    "De’Longhi",
    "Kärcher",
  ]);
});

test("the spellings of a known brand are counted together and written as it is known", () => {
  expect(
    rememberedBrands(uses(["KARCHER", 2], ["kärcher ", 2], ["Miele", 3], ["delonghi", 1]), known),
  ).toEqual(["Kärcher", "Miele", "De’Longhi", "Bosch"]);
});

test("the spellings of the shop's own brand are written as it writes it most", () => {
  expect(rememberedBrands(uses(["zephir", 1], ["ZÉPHIR", 4], ["Zéphir", 2]), [])).toEqual([
    "ZÉPHIR",
  ]);
});

test.each(["", "   ", "---"])("« %s » is no brand", (name) => {
  expect(rememberedBrands(uses([name, 9]), known)).toEqual(known);
});

test("a shop that has used none reads the known ones, each once", () => {
  expect(rememberedBrands([], BRANDS)).toEqual(BRANDS);
});

test("a known brand misspelt is not remembered, unless the shop uses it as its own", () => {
  expect(rememberedBrands(uses(["bosh", 2], ["Mielle", 1]), known)).toEqual(known);
  expect(rememberedBrands(uses(["Bosh", 3]), known)).toEqual(["Bosh", ...known]);
});
