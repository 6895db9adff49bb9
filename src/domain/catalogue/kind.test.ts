import { expect, test } from "vitest";
import { drawingOf, words } from "./kind.ts";
import { APPLIANCE_KINDS, kindOf } from "./kinds.ts";

test("a line of synonyms is a list", () => {
  expect(words("frigo, frigo américain")).toEqual(["frigo", "frigo américain"]);
});

test("no synonym is empty, padded or said twice for one appliance", () => {
  for (const { name, synonyms, hints = [] } of APPLIANCE_KINDS) {
    const said = [...synonyms, ...hints];
    expect(new Set(said).size, name).toBe(said.length);
    for (const synonym of said) expect(synonym, name).toMatch(/^\S(.*\S)?$/);
  }
});

test("every kind has its drawing, the unknown one too", () => {
  expect(drawingOf("plomberie")).toBe("/drawings/plomberie.svg");
  for (const { id, imgsrc } of APPLIANCE_KINDS) expect(imgsrc).toBe(drawingOf(id));
  expect(kindOf("grille-pain volant").imgsrc).toBe("/drawings/inconnu.svg");
});
