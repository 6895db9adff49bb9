import { expect, test } from "vitest";
import { cashLeft } from "./cash.ts";

test.each([
  ["all of it before the first note", 0, 100_000],
  ["the rest after a part", 60_000, 40_000],
  ["nothing once the limit is reached", 100_000, 0],
  ["nothing, and never less, above it", 120_000, 0],
  ["no more than the limit when more was given back than came in", -5_000, 100_000],
])("a debt may still take in cash %s", (_, before, left) => {
  expect(cashLeft(before)).toBe(left);
});
