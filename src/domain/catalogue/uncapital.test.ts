import { expect, test } from "vitest";
import { uncapital } from "./uncapital.ts";

test.each([
  ["Fuite sous la machine", "fuite sous la machine"],
  ["Écran fêlé", "écran fêlé"],
  ["LED rouge", "LED rouge"],
  ["N° de série", "n° de série"],
  ["déjà sans capitale", "déjà sans capitale"],
  ["F", "f"],
  ["", ""],
])("« %s » reads « %s » within a sentence", (text, expected) => {
  expect(uncapital(text)).toBe(expected);
});
