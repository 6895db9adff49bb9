import { expect, test } from "vitest";
import { isRestart, keyOfTile, sayNothing, tileStruck } from "./tile-keys.ts";

const BARE = { ctrlKey: false, metaKey: false, altKey: false };
const tile = (key: string) => tileStruck({ ...BARE, key });

test("every tile is picked by the key that is written on it", () => {
  for (let index = 0; index < 35; index++) expect(tile(keyOfTile(index))).toBe(index);
});

test.each(["Enter", "ArrowDown", " ", "é", "0"])("%j picks none", (key) => {
  expect(tile(key)).toBe(-1);
});

test("beyond the alphabet a tile has no key", () => expect(keyOfTile(35)).toBe(""));

test("zero goes back to the first question, except in a field or with another key held", () => {
  const struck = (change: object) => isRestart({ ...BARE, key: "0", target: {}, ...change });
  expect(struck({})).toBe(true);
  expect(struck({ key: "1" })).toBe(false);
  expect(struck({ ctrlKey: true })).toBe(false);
  expect(struck({ target: { tagName: "INPUT" } })).toBe(false);
  expect(struck({ key: "à", code: "Digit0" })).toBe(true);
});

test("a drawing that all the answers share says nothing", () => {
  const drawn = (...names: string[]) => names.map((imgsrc) => ({ imgsrc }));
  expect(sayNothing(drawn("leak", "leak"))).toBe(true);
  expect(sayNothing(drawn("leak", "noise"))).toBe(false);
  expect(sayNothing([])).toBe(false);
});
