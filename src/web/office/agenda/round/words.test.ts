import { expect, test } from "vitest";
import { backText, nothingText, roadText, savedText } from "./words.ts";

test("minutes on the road are said, and none on the spot", () => {
  expect(savedText(40)).toBe("40\u202fmin de route en moins");
  expect([roadText(0), roadText(75)]).toEqual(["Sur place", "1\u202fh\u202f15 de route"]);
  expect([backText(0), backText(12)]).toEqual([
    "Retour à l’atelier",
    "Retour à l’atelier, 12\u202fmin de route",
  ]);
});

test.each([
  [{ saved: 5, movable: 3 }, undefined],
  [{ saved: 0, movable: 0 }, /Aucune visite/],
  [{ saved: 0, movable: 1 }, /Une seule visite/],
  [{ saved: 0, movable: 4 }, /déjà dans l’ordre le plus court/],
])("of %j the dialog says why nothing is proposed", (found, expected) => {
  const text = nothingText(found);
  if (expected) expect(text).toMatch(expected);
  else expect(text).toBeUndefined();
});
