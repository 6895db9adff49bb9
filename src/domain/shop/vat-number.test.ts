import { expect, test } from "vitest";
import { isUnionVatNumber } from "./vat-number.ts";

test.each([
  "FR44732829320",
  "fr 44 732 829 320",
  "BE0403170701",
  "DE 123 456 789",
  "ES A1234567 B",
  "IT12345678901",
  "LU12345678",
  "NL123456789B01",
  "ATU12345678",
  "EL123456789",
  "IE1234567FA",
  "XI123456789",
])("%s is the number of a company", (text) => {
  expect(isUnionVatNumber(text)).toBe(true);
});

test.each([
  ["no number", ""],
  ["a SIREN alone", "732829320"],
  ["a French number with a wrong key", "FR00732829320"],
  ["a French number of no company", "FR44732829321"],
  ["a Belgian number that lost its zero", "BE403170701"],
  ["a country outside the Union", "CH123456789"],
  ["the letters that Greece does not use here", "GR123456789"],
  ["a number that goes on", "DE1234567890"],
])("%s is none", (_, text) => {
  expect(isUnionVatNumber(text)).toBe(false);
});
