import { expect, test } from "vitest";
import { DEFAULT_ZONE } from "../../../../domain/time.ts";
import { authorOf, sentenceOf } from "./words.ts";

test.each([
  ["what somebody of the shop did", "shop", "Karim Benali", "Karim Benali"],
  ["what the client did", "client", null, "Le client"],
  ["what went by itself", "system", null, "Établi"],
  ["what somebody did whose name is gone", "shop", null, "Établi"],
])("%s is signed", (_, author, created_by_name, name) =>
  expect(authorOf({ author, created_by_name })).toBe(name),
);

test("an item is told in a sentence", () => {
  const item = { type: "NotesAdded", payload: { description: "Code B, 2e étage" } };
  expect(sentenceOf(item, DEFAULT_ZONE)).toContain("Code B, 2e étage");
});

test("an item of a newer version is shown by its type", () => {
  expect(sentenceOf({ type: "DroneSent", payload: {} }, DEFAULT_ZONE)).toBe("DroneSent");
});
