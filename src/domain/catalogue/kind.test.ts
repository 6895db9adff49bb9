import { expect, test } from "vitest";
import { words } from "./kind.ts";
import { APPLIANCE_KINDS } from "./kinds.ts";

test("a line of synonyms is a list", () => {
  expect(words("frigo, frigo américain")).toEqual(["frigo", "frigo américain"]);
});

test("no synonym is empty, padded or said twice for one appliance", () => {
  for (const { name, synonyms } of APPLIANCE_KINDS) {
    expect(new Set(synonyms).size, name).toBe(synonyms.length);
    for (const synonym of synonyms) expect(synonym, name).toMatch(/^\S(.*\S)?$/);
  }
});
