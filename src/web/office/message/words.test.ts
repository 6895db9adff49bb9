import { expect, test } from "vitest";
import { LIMITED_FR } from "../../../domain/message/limit.ts";
import { letterText, reasonText } from "./words.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

test.each([
  ["sms", "sent", "", "SMS envoyé : Votre devis"],
  ["email", "sent", "", "E-mail envoyé : Votre devis"],
  ["email", "queued", "", "E-mail en cours d’envoi : Votre devis"],
  ["sms", "dropped", "", "SMS retenu, le rendez-vous a changé : Votre devis"],
  ["email", "failed", "l’adresse n’existe pas", "E-mail refusé : Votre devis"],
  ["email", "failed", LIMITED_FR, "E-mail non parti : Votre devis"],
])("by %s, one that is %s (%s) reads « %s »", (channel, status, failure, text) => {
  expect(plain(letterText({ channel, status, failure, subject: "Votre devis" }))).toBe(text);
});

test("the reason names the address, and ends with one point", () => {
  const recipient = "a@example.org";
  expect(plain(reasonText({ recipient, failure: "boîte pleine" }))).toBe(
    "a@example.org : boîte pleine.",
  );
  expect(reasonText({ recipient, failure: LIMITED_FR })).toMatch(/[^.]\.$/);
});
