import { expect, test } from "vitest";
import { MOST_PASSKEY_NAME, passkeyName } from "./passkey.ts";

test.each([
  [" iPhone  de Marc ", "iPhone de Marc"],
  ["Clé\u0000 de\tbureau", "Clé de bureau"],
  ["x".repeat(MOST_PASSKEY_NAME), "x".repeat(MOST_PASSKEY_NAME)],
])("the name « %s » is kept as « %s »", (typed, name) => {
  expect(passkeyName(typed)).toBe(name);
});

test.each(["", "  ", "\u0000", "x".repeat(MOST_PASSKEY_NAME + 1)])(
  "the name « %s » is none",
  (typed) => {
    expect(passkeyName(typed)).toBeUndefined();
  },
);
