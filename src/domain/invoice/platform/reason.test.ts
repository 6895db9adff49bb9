import { expect, test } from "vitest";
import { isOurReason, OUR_REASONS, REASON_FR, reasonText } from "./reason.ts";

test.each([
  ["SIRET_ERR", "", "Le SIRET ou le SIREN est faux."],
  ["CMD_ERR", "Il manque BC-12.", "Le numéro de commande est faux ou manque. Il manque BC-12."],
  ["AUTRE", "Déjà réglée au comptoir.", "Déjà réglée au comptoir."],
  ["AUTRE", "", "Autre motif."],
  ["REJ_SEMAN", "BR-FR-10", "REJ_SEMAN BR-FR-10"],
  ["", "", ""],
])("%s with « %s » reads « %s »", (reason_code, reason, text) =>
  expect(reasonText({ reason_code, reason })).toBe(text),
);

test("what a shop may say to a supplier has its words, and nothing else may be said", () => {
  for (const code of OUR_REASONS) expect(REASON_FR[code]).toMatch(/\.$/);
  expect(isOurReason("QTE_ERR")).toBe(true);
  expect(isOurReason("DEST_INC")).toBe(false);
  expect(isOurReason("constructor")).toBe(false);
});
