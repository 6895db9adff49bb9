import { expect, test } from "vitest";
import { BRANDS } from "./brands.ts";

const folded = (brand: string) =>
  brand
    .normalize("NFD")
    .replace(/[\p{M}\W]/gu, "")
    .toLowerCase();

test("at least 150 brands, in French alphabetical order", () => {
  expect(BRANDS.length).toBeGreaterThanOrEqual(150);
  expect(BRANDS[0]).toBe("ABB");
  expect(BRANDS).toEqual([...BRANDS].sort((a, b) => a.localeCompare(b, "fr")));
});

test("no brand twice, even in another spelling", () => {
  const seen = new Map<string, string>();
  for (const brand of BRANDS) {
    expect(seen.get(folded(brand)), brand).toBeUndefined();
    seen.set(folded(brand), brand);
  }
});

test("every name is written out on one line, without space to spare", () => {
  for (const brand of BRANDS) expect(brand).toMatch(/^\S+( \S+)*$/);
});

test.each([
  ["household", ["Bosch", "Whirlpool", "Riviera & Bar", "De'Longhi", "Kärcher", "Senseo"]],
  ["electronics", ["Samsung", "Sony", "Apple", "HP", "Nintendo"]],
  ["telephones", ["Xiaomi", "Fairphone", "Crosscall", "Wiko"]],
  ["heating", ["Saunier Duval", "Frisquet", "De Dietrich Thermique", "Viessmann", "Atlantic"]],
  ["the dwelling", ["Grohe", "Somfy", "Legrand", "Velux", "Ajax"]],
  ["gardens, bicycles and the sun", ["Stihl", "Husqvarna", "Decathlon", "Enphase", "Wallbox"]],
])("%s is there: %j", (_, brands) => {
  expect(BRANDS).toEqual(expect.arrayContaining(brands));
});
