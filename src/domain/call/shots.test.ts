import { expect, test } from "vitest";
import { isShot, nextShot, SHOTS } from "./shots.ts";

test("the plate comes first, then what is missing, in order", () => {
  expect(nextShot([])).toBe("plate");
  expect(nextShot(["plate", "surroundings"])).toBe("fault");
  expect(nextShot([...SHOTS])).toBeUndefined();
});

test("a word of the wire is a shot or is not", () => {
  expect(SHOTS.every(isShot)).toBe(true);
  expect(isShot("drum")).toBe(false);
});
