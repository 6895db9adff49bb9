import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Karim", "BENALI", "KB"],
  ["élodie", "le Gall", "ÉL"],
  ["Karim", "", "Ka"],
  ["", "BENALI", "Be"],
  [" ", "b", "B"],
  ["", "", ""],
])("« %s » « %s »: %s", (firstname, lastname, expected) => {
  expect(initials({ firstname, lastname })).toBe(expected);
});
