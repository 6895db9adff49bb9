import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadRefusals, refusalText } from "./refusal.ts";
import { REFUSAL_FR } from "./refusal/words.ts";

const OFFICE_NOUNS = ["agenda", "repair", "quote", "invoice", "payment", "message"];

/** Every word that the code behind the office's GraphQL may refuse with. */
function wordsOfServer(): string[] {
  return OFFICE_NOUNS.flatMap((noun) => {
    const folder = new URL(`../../server/${noun}/`, import.meta.url);
    return readdirSync(folder)
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .flatMap((name) => [
        ...readFileSync(new URL(name, folder), "utf8").matchAll(/refuse\(\s*"([a-z-]+)"/g),
      ])
      .map(([, word = ""]) => word);
  });
}

test("every refusal of the server has its sentence", () => {
  const words = wordsOfServer();
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((word) => !Object.hasOwn(REFUSAL_FR, word))).toEqual([]);
});

test("a sentence is a sentence: a capital, a full stop, no exclamation mark", () => {
  for (const text of Object.values(REFUSAL_FR)) expect(text).toMatch(/^[A-ZÀ-Ý][^!]*\.$/);
});

test("a word of a newer server still says something", async () => {
  await loadRefusals();
  expect(refusalText("slot-taken")).toBe(REFUSAL_FR["slot-taken"]);
  expect(refusalText("never-heard-of")).toContain("Rechargez la page");
  expect(refusalText("toString")).toContain("Rechargez la page");
});
