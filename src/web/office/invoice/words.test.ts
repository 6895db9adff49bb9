import { expect, test } from "vitest";
import { missingText } from "./words.ts";

test.each([
  [["le SIREN du client"], "il y manque le SIREN du client."],
  [
    ["votre numéro SIRET", "le nom du client", "le SIREN du client"],
    "il y manque votre numéro SIRET, le nom du client et le SIREN du client.",
  ],
])("says what an electronic invoice lacks: %j", (facts, said) =>
  expect(missingText(facts)).toContain(said),
);
