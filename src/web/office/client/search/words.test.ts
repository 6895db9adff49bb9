import { expect, test } from "vitest";
import { countText, createText, foundText } from "./words.ts";

test.each([
  ["", "Créer un nouveau client"],
  ["   ", "Créer un nouveau client"],
  [" le  gall ", "Créer le client «\u202fle gall\u202f»"],
  ["👩‍🔧".repeat(3), `Créer le client «\u202f${"👩‍🔧".repeat(3)}\u202f»`],
  ["x".repeat(200), `Créer le client «\u202f${"x".repeat(40)}…\u202f»`],
])("after « %s », the last row says « %s »", (typed, text) => {
  expect(createText(typed)).toBe(text);
});

test.each([
  [0, "Aucun client trouvé"],
  [1, "1 client trouvé"],
  [12, "12 clients trouvés"],
])("%i found is said « %s »", (count, text) => {
  expect(foundText(count)).toBe(text);
});

test.each([
  [0, "0 client"],
  [1, "1 client"],
  [248, "248 clients"],
  [100_000, "100\u202f000 clients"],
])("a shop of %i is told « %s »", (count, text) => {
  expect(countText(count)).toBe(text);
});
