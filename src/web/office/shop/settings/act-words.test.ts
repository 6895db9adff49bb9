import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUBJECT_NOUNS } from "../../../../domain/account/act.ts";
import { actText, subjectText } from "./act-words.ts";

test("every change that the interface offers has its words", () => {
  const schema = readFileSync(new URL("../../../platform/schema.graphql", import.meta.url), "utf8");
  const mutations = /type Mutation \{(.*?)\n\}/s.exec(schema)?.[1] ?? "";
  const names = [...mutations.matchAll(/^ {2}(\w+)[(:]/gm)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => actText(name) === name)).toEqual([]);
});

test("an action of a later version keeps its own name", () => {
  expect([actText("read"), actText("flyToTheMoon")]).toEqual([
    "Consultation de l’atelier",
    "flyToTheMoon",
  ]);
});

test("what an act is about is named in French, whatever the noun", () => {
  expect(subjectText({ noun: "quote", name: "D2026-00012" })).toBe("Devis D2026-00012");
  expect(subjectText({ noun: "comet", name: "Halley" })).toBe("Halley");
  const texts = SUBJECT_NOUNS.map((noun) => subjectText({ noun, name: "x" }));
  for (const text of texts) expect(text).toMatch(/^[A-ZÀ-Ý].* x$/);
});
