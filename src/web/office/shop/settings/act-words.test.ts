import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actText } from "./act-words.ts";

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
