import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Marc", "Delmas", "MD"],
  ["léa", "fontaine", "LF"],
  ["Élodie", "", "Él"],
  ["", "DUPONT", "Du"],
  ["  ", " o ", "O"],
  ["e\u0301mile", "zola", "ÉZ"],
  ["", "", ""],
])("« %s » « %s » gives « %s »", (firstname, lastname, expected) => {
  expect(initials(firstname, lastname)).toBe(expected);
});
