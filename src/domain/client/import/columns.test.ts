import { expect, test } from "vitest";
import { CLIENT_COLUMNS } from "./columns.ts";
import { guessMapping, mapRow } from "./mapping.ts";

const guessed = (headings: string) => guessMapping(headings.split(";"), CLIENT_COLUMNS).join(";");

test.each([
  [
    "nom;prénom;tél;mobile;e-mail;adresse;CP;ville;type;note",
    "lastname;firstname;phone;mobile;email;street;zip;city;type;note",
  ],
  ["NOM;PRENOM;TEL;EMAIL", "lastname;firstname;phone;email"],
  [
    "Raison sociale;N° SIRET;Courriel;Téléphone fixe;Fax;Adresse 1;Adresse 2;Code postal;Commune;Pays",
    "lastname;siren;email;landline;fax;street;complement;zip;city;country",
  ],
  ["Société;N° TVA intracommunautaire;SIREN", "lastname;vat_number;siren"],
  ["Tél 1;Tél 2;Portable 1;Portable 2", "phone;phone;mobile;mobile"],
  ["Nom du client;Téléphone portable;Remarques diverses", "lastname;mobile;note"],
  ["Nom;Nom de jeune fille", "lastname;"],
  ["Solde;Couleur préférée;", ";;"],
  ["Adresse mail;Adresse", "email;street"],
  ["Adresse;Adresse e-mail du client", "street;email"],
  [
    CLIENT_COLUMNS.map(({ label }) => label).join(";"),
    CLIENT_COLUMNS.map(({ key }) => key).join(";"),
  ],
])("« %s » is understood as %s", (headings, mapping) => {
  expect(guessed(headings)).toBe(mapping);
});

test("no column of ours can be mistaken for another by its own headings", () => {
  for (const { key, known } of CLIENT_COLUMNS)
    for (const heading of known) expect([heading, guessed(heading)]).toEqual([heading, key]);
});

test("a line keeps what is mapped and not blank; two columns of one thing are put together", () => {
  const mapping = ["lastname", "", "phone", "phone", "email"] as const;
  expect(mapRow([" DUPONT ", "12,50", "05 61 99 00 12", "06 39 98 12 34", " "], mapping)).toEqual({
    lastname: "DUPONT",
    phone: "05 61 99 00 12\n06 39 98 12 34",
  });
  expect(mapRow(["DUPONT"], mapping)).toEqual({ lastname: "DUPONT" });
});
