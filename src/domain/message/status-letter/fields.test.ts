import { expect, test } from "vitest";
import { letterValues as values } from "../../../../test/shop/letters.ts";
import { fillFields, LETTER_FIELD_FR, LETTER_FIELDS, unknownFields, withField } from "./fields.ts";

test.each([
  ["Bonjour {prenom},", "Bonjour Hélène,"],
  ["Votre { appareil } ({reference})", "Votre lave-linge Brandt (R2026-00042)"],
  ["À bientôt {date}.", "À bientôt."],
  ["{date}\n{lien}", "https://etabli.test/suivi/abc"],
  ["Une accolade { seule, un {champ} inconnu", "Une accolade { seule, un {champ} inconnu"],
])("« %s » reads « %s »", (text, expected) => {
  expect(fillFields(text, values)).toBe(expected);
});

test.each([
  ["", "{prenom}", ""],
  ["Bonjour ", "{prenom}", ", c’est prêt."],
  ["Bonjour", " {prenom}", ", c’est prêt."],
  ["Bonjour,\n", "{prenom}", ""],
])("after « %s » a field is written « %s »", (before, field, after) => {
  const text = before + field + after;
  expect(withField(before + after, "prenom", before.length)).toEqual({
    text,
    at: before.length + field.length,
  });
});

test("a client's name that looks like a field is not read again", () => {
  expect(fillFields("Bonjour {prenom}", { ...values, prenom: "{nom}" })).toBe("Bonjour {nom}");
});

test("words that are no field are named", () => {
  expect(unknownFields("{prenom} {prénom} {prix } et {}")).toEqual(["prénom", "prix", ""]);
  expect(unknownFields("{toString}")).toEqual(["toString"]);
  expect(LETTER_FIELDS.every((field) => LETTER_FIELD_FR[field] !== "")).toBe(true);
});
