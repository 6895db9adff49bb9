import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { checkPassword, normalisePassword } from "./password.ts";

test.each([
  ["etabli-demo", "marc@atelier-garonne.test"],
  ["le tournevis rouge", ""],
  ["Ça coule sous l'évier", ""],
])("« %s » is accepted", (password, email) => {
  expect(isRefusal(checkPassword(password, email))).toBe(false);
});

test.each([
  ["tournevis", "", "password-too-short"],
  ["", "", "password-too-short"],
  ["a1b2".repeat(40), "", "password-too-long"],
  ["aaaaaaaaaaaa", "", "password-guessable"],
  ["Motdepasse123", "", "password-guessable"],
  ["mot-de-passe-1", "", "password-guessable"],
  ["azertyuiop", "", "password-guessable"],
  ["karim.benali", "karim.benali@atelier.test", "password-guessable"],
  ["karim.benali31", "Karim.Benali@atelier.test", "password-guessable"],
  ["sylvie@atelier.test", "sylvie@atelier.test", "password-guessable"],
])("« %s » of « %s » is refused: %s", (password, email, refused) => {
  expect(checkPassword(password, email)).toEqual({ refused });
});

test("an accent in two strokes opens the same door", () => {
  expect(normalisePassword("e\u0301tabli")).toBe(normalisePassword("établi"));
});
