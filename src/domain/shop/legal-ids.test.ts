import { expect, test } from "vitest";
import {
  formatSiret,
  isIban,
  isSiren,
  isSiret,
  isVatNumber,
  sirenOf,
  vatNumberOf,
} from "./legal-ids.ts";

test.each([
  ["732829320", true],
  ["732 829 320", true],
  ["732829321", false],
  ["73282932", false],
  ["", false],
])("SIREN « %s »: %s", (text, expected) => {
  expect(isSiren(text)).toBe(expected);
});

test.each([
  ["73282932000074", true, "an ordinary establishment"],
  ["73282932000075", false, "a wrong last digit"],
  ["35600000000048", true, "La Poste, head office"],
  ["35600000049837", true, "La Poste, a branch that breaks Luhn"],
  ["35600000049838", false, "a false branch of La Poste"],
  ["732829320", false, "a SIREN is not a SIRET"],
])("SIRET %s: %s (%s)", (text, expected) => {
  expect(isSiret(text)).toBe(expected);
});

test("the VAT number follows from the SIREN", () => {
  expect(vatNumberOf("732829320")).toBe("FR44732829320");
  expect(isVatNumber("FR 44 732 829 320")).toBe(true);
  expect(isVatNumber("FR45732829320")).toBe(false);
  expect(sirenOf("732 829 320 00074")).toBe("732829320");
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
