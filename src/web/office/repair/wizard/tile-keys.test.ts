import { expect, test } from "vitest";
import { keyOfTile, tileStruck } from "./tile-keys.ts";

test("every tile is picked by the key that is written on it", () => {
  for (let index = 0; index < 35; index++) expect(tileStruck(keyOfTile(index))).toBe(index);
});

test.each(["Enter", "ArrowDown", " ", "é", "0"])("%j picks none", (key) => {
  expect(tileStruck(key)).toBe(-1);
});

test("beyond the alphabet a tile has no key", () => expect(keyOfTile(35)).toBe(""));
