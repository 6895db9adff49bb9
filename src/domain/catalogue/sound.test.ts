import { expect, test } from "vitest";
import { soundOf } from "./sound.ts";

test.each([
  ["telephone", "telefone"],
  ["frigidaire", "frijider"],
  ["vaisselle", "vesel"],
  ["thermomix", "termomixe"],
  ["bouilloire", "bouyoir"],
  ["imprimante", "inprimente"],
  ["electrolux", "elektrolukse"],
  ["gaziniere", "gasinier"],
  ["chaudiere", "chodier"],
  ["karcher", "karsher"],
  ["fenetre", "fenaitre"],
  ["volet", "volais"],
])("%s sounds like %s", (written, heard) => {
  expect(soundOf(heard)).toBe(soundOf(written));
});

test.each([
  ["four", "fer"],
  ["lave", "lame"],
  ["porte", "pompe"],
])("%s does not sound like %s", (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
