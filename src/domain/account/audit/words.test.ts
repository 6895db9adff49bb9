import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "./action.ts";
import { AUDIT_ACTION_FR, authorText, changeLines } from "./words.ts";

test("each action of the audit reads as a French sentence", () => {
  for (const action of AUDIT_ACTIONS) expect(AUDIT_ACTION_FR[action]).toMatch(/^[A-ZÀ-Ý].+[^.]$/);
});

test.each([
  [{ signature_code: false }, { signature_code: true }, ["code de signature : non → oui"]],
  [null, { total_incl: 12_345, version: 2 }, ["total TTC : 123,45 €", "version : 2"]],
  [{ skills: [] }, { skills: ["plomberie", "sol"] }, ["compétences : rien → plomberie, sol"]],
  [{ email: "a@b.fr" }, { email: null }, ["e-mail : a@b.fr → rien"]],
  [{ comet: 1 }, { comet: { name: "Halley", seen: true } }, ["comet : 1 → nom Halley, seen oui"]],
  [null, null, []],
])("%j → %j reads %j", (before, after, lines) => {
  const plain = changeLines(before, after).map((line) => line.replace(/[\u00a0\u202f]/g, " "));
  expect(plain).toEqual(lines);
});

test.each([
  ["Sylvie Roux", { role: "FRONT", acting: false }, "Sylvie Roux, accueil"],
  ["Alix Morel", { role: "", acting: true }, "Alix Morel, administration d’Établi"],
  ["Établi", { role: "", acting: false }, "Établi"],
])("%s with %j is « %s »", (author, line, text) => {
  expect(authorText(author, line)).toBe(text);
});
