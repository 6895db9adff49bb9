import { expect, test } from "vitest";
import { isSparing } from "./connection.ts";

test.each([
  [{}, false],
  [{ connection: null }, false],
  [{ connection: { effectiveType: "4g", saveData: false } }, false],
  [{ connection: { effectiveType: "2g" } }, true],
  [{ connection: { effectiveType: "slow-2g" } }, true],
  [{ connection: { effectiveType: "4g", saveData: true } }, true],
])("on %j, loading ahead is left out: %s", (device, expected) => {
  expect(isSparing(device)).toBe(expected);
});
