import { expect, test } from "vitest";
import { bearerKey, keyText, MOST_KEY_NAME, parseNewKey, readKey, shownKey } from "./api-key.ts";
import { API_SCOPE_FR, API_SCOPES, isApiScope } from "./scope.ts";

const PARTS = { prefix: "1a2b3c4d5e6f", secret: "S".repeat(42) + "_" };
const KEY = `etb_1a2b3c4d5e6f_${PARTS.secret}`;

test("a key is its visible beginning, then its secret", () => {
  expect(keyText(PARTS)).toBe(KEY);
  expect(KEY.startsWith(shownKey(PARTS.prefix))).toBe(true);
  expect(readKey(KEY)).toEqual(PARTS);
});

test.each(["", "etb_", KEY.slice(0, -1), `${KEY}x`, KEY.toUpperCase(), ` ${KEY}`, `${KEY}\n`])(
  "« %s » is no key",
  (text) => {
    expect(readKey(text)).toBeUndefined();
  },
);

test.each([
  [`Bearer ${KEY}`, PARTS],
  [`bearer  ${KEY} `, PARTS],
  [`Basic ${KEY}`, undefined],
  [KEY, undefined],
  [`Bearer ${KEY}, Bearer ${KEY}`, undefined],
  ["Bearer", undefined],
  ["", undefined],
  [undefined, undefined],
])("the header « %s » holds %s", (header, parts) => {
  expect(bearerKey(header)).toEqual(parts);
});

test("every scope is said in French, and no other word is a scope", () => {
  expect(Object.keys(API_SCOPE_FR)).toEqual([...API_SCOPES]);
  expect(API_SCOPES.every(isApiScope)).toBe(true);
  expect(["admin", "invoices:write", "", "toString"].some(isApiScope)).toBe(false);
});

test("a new key has a tidy name, and each scope once, in the order of the list", () => {
  const scopes = ["repairs:read", "bookings:read", "repairs:read"];
  expect(parseNewKey({ name: "  Logiciel\n de  caisse ", scopes })).toEqual({
    name: "Logiciel de caisse",
    scopes: ["bookings:read", "repairs:read"],
  });
});

test.each([
  ["no name", { name: " \u0000 ", scopes: ["repairs:read"] }, "name"],
  ["a long name", { name: "x".repeat(MOST_KEY_NAME + 1), scopes: ["repairs:read"] }, "name"],
  ["no scope", { name: "Caisse", scopes: [] }, "scopes"],
  ["an unknown scope", { name: "Caisse", scopes: ["repairs:read", "everything"] }, "scopes"],
])("a key with %s is refused at its field", (_, input, field) => {
  expect(parseNewKey(input)).toEqual({
    refused: "bad-input",
    detail: { [field]: expect.any(String) },
  });
});
