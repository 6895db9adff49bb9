import { expect, test } from "vitest";
import { parseLocalDate } from "../../time.ts";
import { COLUMNS_LEFT_OUT, TABLES_LEFT_OUT } from "./contents.ts";
import { copyReadme } from "./readme.ts";

test("the reader learns whose copy it is, of when, and how it comes back", () => {
  const on = parseLocalDate("2026-11-24");
  const text = on ? copyReadme("Atelier Garonne", on) : "";
  expect(text).toContain("Copie de l’atelier Atelier Garonne, faite le 24 novembre 2026");
  expect(text).toContain("manifeste.json");
  expect(text).toContain("npm run shop:restore -- CE-FICHIER.zip");
  expect(text).toContain("les mots de passe");
});

test("what is left out has its reason", () => {
  const reasons = [TABLES_LEFT_OUT, COLUMNS_LEFT_OUT].flatMap(Object.values);
  expect(reasons.filter((reason) => reason === "")).toEqual([]);
  expect(reasons.length).toBeGreaterThan(5);
});
