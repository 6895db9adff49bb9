import { expect, test } from "vitest";
import { isId } from "../../domain/validation.ts";
import { idOf, inTurn, numberOf, pick } from "./chance.ts";

const LABELS = Array.from({ length: 3_000 }, (_, rank) => `atelier-garonne story ${rank}`);

test("an id is a uuid, always the same for its label, and of one label", () => {
  expect(idOf("visit 1")).toBe(idOf("visit 1"));
  expect(LABELS.every((label) => isId(idOf(label)))).toBe(true);
  expect(new Set(LABELS.map(idOf)).size).toBe(LABELS.length);
});

test.each([2, 7, 9, 100])(
  "numbers below %d are spread evenly over labels that look alike",
  (below) => {
    const counts = Array.from({ length: below }, () => 0);
    for (const label of LABELS) {
      const number = numberOf(label, below);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const fair = LABELS.length / below;
    const margin = 5 * Math.sqrt(fair);
    for (const count of counts) expect(Math.abs(count - fair)).toBeLessThan(margin);
  },
);

test("a label always draws the same number", () => {
  expect(numberOf("late", 40)).toBe(numberOf("late", 40));
});

test("a list is taken in turn, and begun again", () => {
  expect([0, 1, 2, 3, 4].map((rank) => inTurn(["a", "b", "c"], rank))).toEqual([
    "a",
    "b",
    "c",
    "a",
    "b",
  ]);
});

test("an empty list gives nothing, and says so", () => {
  expect(() => inTurn([], 0)).toThrow("nothing to take from");
  expect(() => pick([], "label")).toThrow("nothing to take from");
});

test("everything in a list is picked by some label", () => {
  const list = ["Portable", "Fixe", "Bureau", "Voisine"];
  expect(new Set(LABELS.map((label) => pick(list, label)))).toEqual(new Set(list));
});

test("an empty list is an error of ours, not an entry that is missing", () => {
  expect(() => inTurn([], 3)).toThrow("nothing to take from");
  expect(() => pick([], "visit 1")).toThrow("nothing to take from");
});

test("an id says that it is drawn: version 4, variant of RFC 9562", () => {
  for (const label of LABELS.slice(0, 200))
    expect(idOf(label)).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
