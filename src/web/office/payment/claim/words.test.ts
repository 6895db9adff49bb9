import { expect, test } from "vitest";
import { DEFAULT_ZONE, type Instant } from "../../../../domain/time.ts";
import { consentGiven, missingTexts, stateOf, stateText } from "./words.ts";

test("what is missing is said in the order of the list, and an unknown word not at all", () => {
  expect(missingTexts(["serial", "x", "consent"])).toEqual([
    "l’accord du client",
    "le numéro de série, ou l’IMEI",
  ]);
});

test("a state of a later version reads as one to send", () => {
  expect(stateOf("later")).toBe("open");
  expect(stateText("repaid")).toBe("Remboursé");
});

test.each([
  ["client", "", /^Accord donné par le client sur sa page de suivi, .*27.novembre/],
  ["shop", "Marc Delmas", /^Accord noté à l’accueil par Marc Delmas, .*27.novembre/],
  ["shop", "", /^Accord noté à l’accueil, .*27.novembre/],
])("a consent from %s, noted by « %s », is said with its moment", (consent_from, name, said) => {
  const consent_at = "2026-11-27T10:00:00.000Z" as Instant;
  const told = { zone: DEFAULT_ZONE, name };
  expect(consentGiven({ consent_at, consent_from }, told)).toMatch(said);
  expect(consentGiven({ consent_at: null, consent_from: null }, told)).toBe("");
});
