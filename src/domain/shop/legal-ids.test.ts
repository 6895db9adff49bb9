import { expect, test } from "vitest";
import { formatSiret, isIban, isSiren } from "./legal-ids.ts";

test.each([
  ["732829320", true],
  ["732 829 320", true],
  ["732829321", false],
  ["73282932", false],
  ["", false],
])("SIREN « %s »: %s", (text, expected) => {
  expect(isSiren(text)).toBe(expected);
});

test("a SIRET is printed in groups", () => {
  expect(formatSiret("73282932000074")).toBe("732\u202f829\u202f320\u202f00074");
});

test.each([
  ["FR7630006000011234567890189", true],
  ["FR76 3000 6000 0112 3456 7890 189", true],
  ["FR7630006000011234567890188", false],
  ["BE68539007547034", true],
  ["DE89370400440532013000", true],
  ["GB82WEST12345698765432", true],
  ["FR763000600001123456789018", false],
  ["DROP TABLE", false],
])("IBAN « %s »: %s", (text, expected) => {
  expect(isIban(text)).toBe(expected);
});
