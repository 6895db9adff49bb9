import { expect, test } from "vitest";
import { firstOption, isGuess } from "./first-option.ts";

const LACOMBE = {
  lastname: "LACOMBE",
  firstname: "Béatrice",
  email: "b.lacombe@example.org",
  phones: [{ number: "+33639981407" }],
  addresses: [{ street: "12 rue des Lilas", zip: "31700", city: "Blagnac" }],
};

test.each<[string, number]>([
  ["lacombe", 0],
  ["béatrice lacombe", 0],
  ["06 39 98 14 07", 0],
  ["lacombre", -1],
  ["", -1],
  ["  ", -1],
])("after « %s » Enter takes the option %i", (typed, option) => {
  expect(firstOption(typed, LACOMBE)).toBe(option);
});

test("nobody found: Enter creates the client, which is no guess", () => {
  expect([firstOption("durand", undefined), isGuess("durand", undefined)]).toEqual([0, false]);
});
