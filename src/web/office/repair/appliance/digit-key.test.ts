import { expect, test } from "vitest";
import { digitOf } from "./digit-key.ts";

test.each([
  [{ key: "1" }, 1],
  [{ key: "9" }, 9],
  [{ key: "0" }, undefined],
  [{ key: "a" }, undefined],
  [{ key: "1", ctrlKey: true }, undefined],
])("the key %j chooses the line %s", (key, line) => {
  expect(digitOf({ ctrlKey: false, altKey: false, metaKey: false, ...key })).toBe(line);
});
