import { expect, test } from "vitest";
import { subjectOf } from "./subject.ts";

const HOME = { id: "accueil", screens: ["/app"] };
const SHEET = { id: "fiche", screens: ["/app/sheet/$repairid"] };
const NEW_SHEET = { id: "creation", screens: ["/app/sheet"] };
const SETTINGS = { id: "parametres", screens: ["/app/settings", "/app/settings/company"] };
const ARTICLES = [HOME, SHEET, NEW_SHEET, SETTINGS];

test.each([
  ["/app", HOME],
  ["/app/", HOME],
  ["/app/sheet", NEW_SHEET],
  ["/app/sheet/", NEW_SHEET],
  ["/app/sheet/0198f1c2", SHEET],
  ["/app/settings/company", SETTINGS],
  // What no article names is explained by the screen above it.
  ["/app/settings/users/12", SETTINGS],
  ["/app/unknown", HOME],
  ["/", undefined],
  ["/elsewhere", undefined],
  ["", undefined],
])("the screen at %s has its article", (path, article) => {
  expect(subjectOf(ARTICLES, path)).toBe(article);
});
