import { expect, test } from "vitest";
import { legalFormOf, readableStreet } from "./company.ts";

test.each([
  ["1000", "Entrepreneur individuel (EI)"],
  ["5498", "EURL"],
  ["5499", "SARL"],
  ["5710", "SAS"],
  ["5720", "SASU"],
  ["9220", "Association"],
  ["7344", ""],
  ["57", ""],
  ["", ""],
  ["__proto__", ""],
])("the legal form of code « %s » is « %s »", (code, form) => {
  expect(legalFormOf(code)).toBe(form);
});

test.each([
  ["8 RUE DES ESSAIS", "8 rue des Essais"],
  ["12 BIS AVENUE DE L'EUROPE", "12 bis avenue de l'Europe"],
  ["ZA LES ÉGLANTIERS", "Za les Églantiers"],
  ["8 rue du Dr ROUX", "8 rue du Dr ROUX"],
  ["", ""],
])("the street « %s » reads « %s »", (street, readable) => {
  expect(readableStreet(street)).toBe(readable);
});
