import { expect, test } from "vitest";
import { keysOf, recordOf } from "./record.ts";

test("keys come in the order they are written", () => {
  expect(keysOf({ street: 1, zip: 2, city: 3 })).toEqual(["street", "zip", "city"]);
});

test("each key has its value", () => {
  expect(recordOf(["zip", "city"], (key) => key.length)).toEqual({ zip: 3, city: 4 });
  expect(recordOf([], () => 0)).toEqual({});
});
