import { expect, test } from "vitest";
import { formerText } from "./former-words.ts";
import type { ClientPart } from "./former.ts";

test.each<[ClientPart, string[], string[], string]>([
  [
    "phone",
    ["06 39 98 12 34"],
    ["06 39 98 56 78"],
    "Téléphone\u00a0: 06\u00a039\u00a098\u00a056\u00a078 (auparavant 06\u00a039\u00a098\u00a012\u00a034)",
  ],
  ["phone", [], ["06 39 98 12 34"], "Téléphone ajouté\u00a0: 06\u00a039\u00a098\u00a012\u00a034"],
  [
    "email",
    ["marie@example.org"],
    ["m@example.org"],
    "E-mail\u00a0: m@example.org (auparavant marie@example.org)",
  ],
  [
    "address",
    ["8 allée des Peupliers, 31700 Blagnac", "2 rue Neuve, 31000 Toulouse"],
    [],
    "Adresse retirée\u00a0: 8 allée des Peupliers, 31700 Blagnac\u202f; 2 rue Neuve, 31000 Toulouse",
  ],
  [
    "note",
    ["Sonner."],
    ["Sonner deux fois."],
    "Note\u00a0: Sonner deux fois. (auparavant Sonner.)",
  ],
  ["siren", [], ["732829320"], "SIREN ajouté\u00a0: 732829320"],
])("%s %j, then %j", (part, before, after, text) => {
  expect(formerText(part, { before, after })).toBe(text);
});
