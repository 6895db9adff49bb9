import { expect, test } from "vitest";
import { withColumn } from "./use-import.ts";

test.each([
  ["a column takes its meaning", ["lastname", ""], 1, "email", ["lastname", "email"]],
  ["and another gives it up", ["lastname", "email", ""], 2, "email", ["lastname", "", "email"]],
  ["but two telephones stay two", ["phone", ""], 1, "phone", ["phone", "phone"]],
  ["a column is left aside", ["lastname", "email"], 1, "", ["lastname", ""]],
])("%s", (_, columns, index, key, expected) => {
  expect(withColumn(columns, { index, key, noun: "client" })).toEqual(expected);
});
