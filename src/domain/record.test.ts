import { expect, test } from "vitest";
import { isSame, keysOf, mergeEdit, recordOf } from "./record.ts";

test("keys come in the order they are written", () => {
  expect(keysOf({ street: 1, zip: 2, city: 3 })).toEqual(["street", "zip", "city"]);
});

test("each key has its value", () => {
  expect(recordOf(["zip", "city"], (key) => key.length)).toEqual({ zip: 3, city: 4 });
  expect(recordOf([], () => 0)).toEqual({});
});

const STORED = {
  name: "Le Gall",
  note: "Sonner deux fois",
  phones: [{ number: "1", name: "Fix" }],
};

test.each<[string, object, object, object, string[]]>([
  ["what was changed is changed", { name: "Legal" }, { name: "Le Gall" }, { name: "Legal" }, []],
  ["what was sent untouched keeps the value of another person", { note: "" }, { note: "" }, {}, []],
  ["two values for one field are a conflict", { note: "Chien" }, { note: "" }, {}, ["note"]],
  ["twice the same value is none", { note: STORED.note }, { note: "" }, {}, []],
  [
    "a list is the same whatever the order of its keys",
    { phones: [] },
    { phones: [{ name: "Fix", number: "1" }] },
    { phones: [] },
    [],
  ],
  ["without a base, the last one has the last word", { note: "Chien" }, {}, { note: "Chien" }, []],
])("an edit: %s", (_, sent, base, changes, conflicts) => {
  expect(mergeEdit({ sent, base: { ...base }, stored: STORED })).toEqual({ changes, conflicts });
});

test("values are compared as JSON", () => {
  expect(isSame({ a: 1, b: [null] }, { b: [null], a: 1 })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  expect([isSame([1], [1, 2]), isSame([], {}), isSame(null, {}), isSame("1", 1)]).not.toContain(
    true,
  );
});
