import { expect, test } from "vitest";
import { elapsedText } from "./elapsed.ts";

test.each([
  [0, "0:00"],
  [127, "2:07"],
  [1_200, "20:00"],
])("%i seconds are « %s »", (seconds, text) => {
  expect(elapsedText(seconds)).toBe(text);
});
