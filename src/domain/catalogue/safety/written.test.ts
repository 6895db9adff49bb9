import { expect, test } from "vitest";
import { writtenPlainly } from "./written.ts";

test.each([
  ["Ça sent l’Œuf !", "ca sent l oeuf !"],
  ["leau dessence lordi jarrive", "l eau d essence l ordi j arrive"],
  ["gas gaze secu elec", "gaz gaz securite electrique"],
  ["monoxide, détècteur, batteri", "monoxyde detecteur batterie"],
  ["fuel fioule mazoute", "fuel fioul mazout"],
  ["il a prit feu", "il a pris feu"],
])("« %s » is read « %s »", (typed, read) => {
  expect(writtenPlainly(typed)).toBe(read);
});

test.each([
  "crane",
  "creme",
  "cave",
  "fendu",
  "conduite",
  "bruyante",
  "expansion",
  "electricien",
  "charniere",
  "test",
  "mai",
  "haut",
  "fils",
])("« %s » stays another word", (word) => {
  expect(writtenPlainly(word)).toBe(word);
});

test("an endless text is cut", () => {
  expect(writtenPlainly("eau ".repeat(5_000)).length).toBeLessThanOrEqual(4_000);
});
