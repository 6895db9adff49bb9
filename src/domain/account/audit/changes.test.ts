import { expect, test } from "vitest";
import { changesOf, HIDDEN, withoutSecrets } from "./changes.ts";

test.each([
  ["one field of two", { a: 1, b: 2 }, { a: 1, b: 3 }, { before: { b: 2 }, after: { b: 3 } }],
  ["nothing", { a: 1 }, { a: 1 }, undefined],
  ["a field that is new", {}, { a: "x" }, { before: { a: null }, after: { a: "x" } }],
  ["a field that is emptied", { a: "x" }, { a: null }, { before: { a: "x" }, after: { a: null } }],
  ["a field left out stays as it is", { a: 1, b: 2 }, { b: 2 }, undefined],
  ["a field given as undefined stays as it is", { a: 1 }, { a: undefined }, undefined],
  ["the same object in another order", { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, undefined],
  ["a number that becomes a text", { a: 1 }, { a: "1" }, { before: { a: 1 }, after: { a: "1" } }],
  ["false and nothing", { a: false }, { a: null }, { before: { a: false }, after: { a: null } }],
  ["nothing and nothing", { a: null }, { a: null }, undefined],
  ["a field that only the former record has", { a: 1, b: 2 }, { a: 1 }, undefined],
  [
    "the hours of one day",
    { hours: { mon: [1], tue: [2] } },
    { hours: { mon: [1], tue: [] } },
    { before: { hours: { mon: [1], tue: [2] } }, after: { hours: { mon: [1], tue: [] } } },
  ],
  [
    "a list in another order",
    { a: [1, 2] },
    { a: [2, 1] },
    { before: { a: [1, 2] }, after: { a: [2, 1] } },
  ],
])("the audit keeps what changed: %s", (_, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});

test("a secret is said to have changed, and is never written", () => {
  expect(
    changesOf({ password_hash: "old", name: "a" }, { password_hash: "new", name: "a" }),
  ).toEqual({ before: { password_hash: HIDDEN }, after: { password_hash: HIDDEN } });
  expect(
    withoutSecrets({
      api_key: "k",
      webhook: { signing_secret: "s", url: "u" },
      list: [{ pin: 1 }],
    }),
  ).toEqual({
    api_key: HIDDEN,
    webhook: { signing_secret: HIDDEN, url: "u" },
    list: [{ pin: HIDDEN }],
  });
  expect(withoutSecrets({ token: "", monkey: "bars" })).toEqual({ token: "", monkey: "bars" });
});

test.each([
  "password",
  "password_hash",
  "client_secret",
  "token",
  "private_url",
  "api_key",
  "key",
  "iban",
  "credentials",
])("« %s » is a secret", (field) => {
  expect(withoutSecrets({ [field]: "value" })).toEqual({ [field]: HIDDEN });
  expect(withoutSecrets({ [field]: null })).toEqual({ [field]: null });
});

test.each(["keyboard", "pinned", "email", "hours", "name"])("« %s » is none", (field) => {
  expect(withoutSecrets({ [field]: "value" })).toEqual({ [field]: "value" });
});
