import { expect, test } from "vitest";
import { CONDITION_FR, CONDITIONS, conditionText, type Condition } from "./condition.ts";

test.each<[string, Condition[], string, string]>([
  ["nothing was seen", [], "", ""],
  ["chips alone", ["scratched", "dented"], "", "Rayures, Chocs"],
  ["a note alone", [], "Vitre fêlée", "Vitre fêlée"],
  ["both", ["dirty"], "Joint noirci", "Encrassé. Joint noirci"],
])("%s", (_, condition, condition_note, text) => {
  expect(conditionText({ condition, condition_note })).toBe(text);
});

test("every condition has its own French word", () => {
  expect(new Set(CONDITIONS.map((word) => CONDITION_FR[word])).size).toBe(CONDITIONS.length);
});
