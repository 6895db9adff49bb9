import { expect, test } from "vitest";
import { DEFAULT_ZONE } from "../../../../domain/time.ts";
import { authorOf, letterOf, sentenceOf } from "./words.ts";

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

test("a line of the journal finds the letter that it names, and only that", () => {
  const letters = [{ id: "m1" }, { id: "m2" }];
  const payload = { message_id: "m2", channel: "email", subject: "Votre devis" };
  expect(letterOf({ type: "MessageSent", payload }, letters)).toEqual({ id: "m2" });
  expect(letterOf({ type: "MessageSent", payload }, [])).toBeUndefined();
  expect(letterOf({ type: "NotesAdded", payload: { description: "m2" } }, letters)).toBeUndefined();
});
