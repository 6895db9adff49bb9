import { expect, test } from "vitest";
import { isRefusal, isRefusalWord, refuse } from "./decision.ts";

test("a refusal is a value with one closed word and what is needed to say more", () => {
  expect(refuse("slot-taken")).toEqual({ refused: "slot-taken" });
  expect(refuse("slot-taken", { nearest: 3 })).toEqual({
    refused: "slot-taken",
    detail: { nearest: 3 },
  });
});

test.each([
  ["slot-taken", true],
  ["unchanged", true],
  ["NOT_FOUND", false],
  ["", false],
  [undefined, false],
])("%s as the code of an error is a refusal's word: %s", (code, expected) => {
  expect(isRefusalWord(code)).toBe(expected);
});

test("an ordinary answer is not a refusal", () => {
  expect(isRefusal({ id: 1 })).toBe(false);
  expect(isRefusal(null)).toBe(false);
  expect(isRefusal(refuse("late"))).toBe(true);
});
