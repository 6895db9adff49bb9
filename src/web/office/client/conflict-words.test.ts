import { expect, test } from "vitest";
import { begunWith } from "../../../domain/client/client-draft.ts";
import { DEFAULT_ZONE, toInstant } from "../../../domain/time.ts";
import { conflictChoices, meanwhileText } from "./conflict-words.ts";

const NAMING = { zone: DEFAULT_ZONE, nameOf: () => "Karim Haddad" };

test("both values of a field are shown as a person reads them", () => {
  const draft = begunWith("06 39 98 12 34");
  const at = toInstant(Date.parse("2026-11-23T09:42:00Z"));
  const theirs = [{ name: "Fix", number: "+33561990012" }];
  expect(
    conflictChoices(
      [
        { field: "phones", theirs, account_id: "karim", at },
        { field: "note", theirs: "Chien", account_id: null, at: undefined },
        { field: "weather", theirs: "", account_id: null, at: undefined },
      ],
      draft,
      NAMING,
    ),
  ).toEqual([
    {
      field: "phones",
      label: "Téléphones",
      mine: "06 39 98 12 34",
      theirs: "05 61 99 00 12",
      author: expect.stringMatching(/^Karim Haddad, lundi 23 novembre/),
    },
    { field: "note", label: "Note", mine: "", theirs: "Chien", author: "La fiche maintenant" },
  ]);
});

test.each<[string, string[], { field: string; account_id: string | null }[], string]>([
  ["nothing", [], [], ""],
  [
    "what a colleague changed",
    ["note", "phones"],
    [
      { field: "note", account_id: "karim" },
      { field: "phones", account_id: "karim" },
    ],
    "Entre-temps, Karim Haddad a modifié\u00a0: note, téléphones. C’est gardé.",
  ],
  [
    "what an import changed",
    ["email"],
    [],
    "Entre-temps, quelqu’un d’autre a modifié\u00a0: e-mail. C’est gardé.",
  ],
])("after a save, %s is told", (_, fields, changes, text) => {
  expect(meanwhileText(fields, changes, NAMING.nameOf)).toBe(text);
});
