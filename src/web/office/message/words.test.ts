import { expect, test } from "vitest";
import { LIMITED_FR } from "../../../domain/message/limit.ts";
import { letterText, reasonText } from "./words.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test.each([
  ["sent", "", "E-mail envoyé : Votre devis"],
  ["queued", "", "E-mail en cours d’envoi : Votre devis"],
  ["failed", "l’adresse n’existe pas", "E-mail refusé : Votre devis"],
  ["failed", LIMITED_FR, "E-mail non parti : Votre devis"],
])("a letter that is %s (%s) reads « %s »", (status, failure, text) => {
  expect(plain(letterText({ status, failure, subject: "Votre devis" }))).toBe(text);
});

test("the reason names the address, and ends with one point", () => {
  const recipient = "a@example.org";
  expect(plain(reasonText({ recipient, failure: "boîte pleine" }))).toBe(
    "a@example.org : boîte pleine.",
  );
  expect(reasonText({ recipient, failure: LIMITED_FR })).toMatch(/[^.]\.$/);
});
