import { expect, test } from "vitest";
import { shortcutsOf } from "./shortcuts-tables.tsx";

const labelsFor = (role: "OWNER" | "ACCOUNTANT"): string[] =>
  shortcutsOf({ role }).flatMap(({ shortcuts }) => shortcuts.map(({ label }) => label));

test("the keys that write are told to those who may write only", () => {
  const writing = labelsFor("OWNER").filter((label) => !labelsFor("ACCOUNTANT").includes(label));
  expect(writing).toContain("Nouvelle intervention");
  expect(writing).toContain("Déplacer la carte d’une colonne");
  expect(labelsFor("ACCOUNTANT")).toContain("Rechercher ou agir");
  expect(shortcutsOf({ role: "ACCOUNTANT" }).map(({ title }) => title)).not.toContain(
    "Nouvelle intervention",
  );
});
