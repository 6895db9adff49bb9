import fc from "fast-check";
import { expect, test } from "vitest";
import { formatSiret, isIban, isSiren, isSiret, isVatNumber } from "./legal-ids.ts";

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
  ["732 829 320 00074", true],
  ["732 829 320 00075", false],
  ["732829321 00074", false],
  ["732829320", false],
  // The Post Office: its establishments follow a rule of their own.
  ["356 000 000 49837", true],
  ["356 000 000 49838", false],
  ["", false],
])("SIRET « %s »: %s", (text, expected) => {
  expect(isSiret(text)).toBe(expected);
});

test.each([
  ["FR44732829320", true],
  ["fr 44 732 829 320", true],
  ["FR45732829320", false],
  ["FRA1732829320", true],
  ["FR44732829321", false],
  ["BE0428759497", false],
  ["", false],
])("VAT number « %s »: %s", (text, expected) => {
  expect(isVatNumber(text)).toBe(expected);
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

const oneDigitWrong = (number: string, place: number, by: number): string =>
  number.replace(/\d/g, (digit, index) =>
    index === place ? `${(Number(digit) + by) % 10}` : digit,
  );

test("one wrong digit is always seen, in a SIREN and in an IBAN", () => {
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, by) => {
      expect(isSiren(oneDigitWrong("732829320", place, by))).toBe(false);
      const iban = oneDigitWrong("FR7630006000011234567890189", place + 4, by);
      expect(isIban(iban)).toBe(false);
    }),
  );
});

test("a SIREN alone is printed in three groups, anything else as it came", () => {
  expect(formatSiret("732829320")).toBe("732\u202f829\u202f320");
  expect(formatSiret("inconnu")).toBe("INCONNU");
});
