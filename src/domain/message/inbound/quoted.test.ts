import { expect, test } from "vitest";
import { ownWords } from "./quoted.ts";

test.each([
  ["alone", "D’accord pour mardi.\n", "D’accord pour mardi."],
  [
    "above a quotation in French",
    "D’accord.\n\nLe lun. 23 nov. 2026 à 10:00, Atelier Garonne <a@b.fr> a écrit :\n> Bonjour,\n> La pompe",
    "D’accord.",
  ],
  [
    "above a line that was cut in two",
    "Oui\r\n\r\nLe lundi 23 novembre 2026 à 10:00, Atelier Garonne\r\n<a@b.fr> a écrit :\r\n\r\n> Bonjour",
    "Oui",
  ],
  ["above a quotation in English", "Fine.\n\nOn Mon, 23 Nov 2026, Shop wrote:\n> Hello", "Fine."],
  [
    "above the block of Outlook",
    "Parfait\n\n________________________________\nDe : Atelier <a@b.fr>\nEnvoyé : lundi",
    "Parfait",
  ],
  ["above « De : »", "Parfait\nDe : Atelier <a@b.fr>\nObjet : Devis", "Parfait"],
  ["above a signature", "À mardi\n-- \nHélène", "À mardi"],
  ["from a telephone", "Ok\n\nEnvoyé de mon iPhone", "Ok"],
  [
    "between the lines of the letter",
    "> Mardi ?\nOui, mardi.\n> 14 h ?\nPlutôt 15 h.",
    "Oui, mardi.\nPlutôt 15 h.",
  ],
  [
    "with a sentence that only begins alike",
    "Le technicien a écrit son nom.",
    "Le technicien a écrit son nom.",
  ],
  ["that is only a quotation", "> Bonjour", "> Bonjour"],
])("a reply %s keeps what the client wrote", (_, text, own) => {
  expect(ownWords(text)).toBe(own);
});

test("an endless text is cut", () => {
  expect(ownWords("x".repeat(9_000))).toHaveLength(4_000);
});
