import { expect, test } from "vitest";
import { searchKinds } from "./search.ts";

test.each([
  ["frigo", "Réfrigérateur"],
  ["Frigos", "Réfrigérateur"],
  ["refrigerateur", "Réfrigérateur"],
  ["réfrigirateur", "Réfrigérateur"],
  ["frijidaire", "Réfrigérateur"],
  ["lave linge", "Lave-linge"],
  ["lavelinge", "Lave-linge"],
  ["LAVE-LINGES", "Lave-linge"],
  ["machine à laver", "Lave-linge"],
  ["machin a laver", "Lave-linge"],
  ["ma machine à laver", "Lave-linge"],
  ["machine a laver la vaisselle", "Lave-vaisselle"],
  ["lave vaiselle", "Lave-vaisselle"],
  ["sèche linge", "Sèche-linge"],
  ["télé", "Téléviseur"],
  ["tv", "Téléviseur"],
  ["televsion", "Téléviseur"],
  ["chauffe eau", "Chauffe-eau"],
  ["chaufeau", "Chauffe-eau"],
  ["cumulus", "Chauffe-eau"],
  ["pc portable", "Ordinateur portable"],
  ["ordinateur", "Ordinateur portable"],
  ["micro onde", "Micro-ondes"],
  ["microondes", "Micro-ondes"],
  ["aspi", "Aspirateur"],
  ["cafetiere", "Machine à café"],
  ["toilettes", "WC"],
  ["iphone", "Téléphone"],
  ["plaque a induction", "Plaque de cuisson"],
  ["four", "Four"],
  ["congelo", "Congélateur"],
  ["DPE", "Diagnostic de performance énergétique"],
  ["chaudiere gaz", "Chaudière"],
])("« %s » finds %s first", (typed, expected) => {
  expect(searchKinds(typed)[0]?.name).toBe(expected);
});

test("a word just begun already proposes something", () => {
  expect(searchKinds("lav").map((kind) => kind.name)).toContain("Lave-linge");
});

test.each(["", "   ", "à la", "xyzzy", "hélicoptère nucléaire"])(
  "« %s » finds nothing",
  (typed) => {
    expect(searchKinds(typed)).toEqual([]);
  },
);

test("no more answers than asked for, even for an endless text", () => {
  expect(searchKinds("machine", 3)).toHaveLength(3);
  expect(searchKinds("machine ".repeat(10_000))).not.toHaveLength(0);
});
