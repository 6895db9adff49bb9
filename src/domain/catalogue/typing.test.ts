import { expect, test } from "vitest";
import { typingErrors } from "./typing.ts";

test.each([
  ["dupont", "dupont", 0],
  ["dupont", "dupond", 1],
  ["dupont", "dupnot", 1],
  ["dupont", "dupontt", 1],
  ["martin", "marin", 1],
  ["martin", "bernard", 6],
  ["", "abc", 3],
])("from « %s » to « %s » there are %i typing errors", (left, right, errors) => {
  expect(typingErrors(left, right)).toBe(errors);
  expect(typingErrors(right, left)).toBe(errors);
});
