import fc from "fast-check";
import { expect, test } from "vitest";
import { compare, likeness, phraseOf, type Word } from "./word.ts";

const wordOf = (text: string): Word => {
  const [word] = phraseOf(text).words;
  if (!word) throw new Error(`no word in ${text}`);
  return word;
};

test("a phrase is its words without accents, plurals and small words", () => {
  expect(phraseOf("Mes machines à laver").words.map(({ said }) => said)).toEqual([
    "machine",
    "laver",
  ]);
  expect(phraseOf("micro-onde").joined.said).toBe("microonde");
  expect(phraseOf(" ?! ").words).toEqual([]);
});

test.each([
  ["cafetière", "kafetière", 0.75],
  ["téléphone", "téléfone", 0.75],
  ["télévision", "télévison", 0.7],
  ["lave", "four", 0],
])("« %s » and « %s » are alike by %d", (known, typed, expected) => {
  expect(likeness(wordOf(typed), wordOf(known))).toBeCloseTo(expected, 5);
});

test("the beginning of a word is nearly the word, in a list of suggestions but not in a sentence", () => {
  expect(likeness(wordOf("aspi"), wordOf("aspirateur"))).toBeGreaterThan(0.8);
  expect(compare(wordOf("aspi"), wordOf("aspirateur")).same).toBe(0);
});

test("a short word of a sentence is never taken for its neighbour", () => {
  expect(compare(wordOf("bien"), wordOf("bain")).same).toBe(0);
  expect(compare(wordOf("volai"), wordOf("volet")).same).toBeGreaterThan(0.5);
});

test("a word is wholly like itself, and no two words are more than that", () => {
  const word = fc.stringMatching(/^[a-z]{3,12}$/).map(wordOf);
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(likeness(one, one)).toBe(1);
      expect(likeness(one, other)).toBeGreaterThanOrEqual(0);
      expect(likeness(one, other)).toBeLessThanOrEqual(1);
    }),
  );
});
