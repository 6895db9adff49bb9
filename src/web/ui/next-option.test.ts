import { expect, test } from "vitest";
import { nextOption } from "./next-option.ts";

test.each([
  ["down from the field takes the first", "ArrowDown", -1, 3, 0],
  ["down goes to the next", "ArrowDown", 0, 3, 1],
  ["down from the last comes back to the first", "ArrowDown", 2, 3, 0],
  ["up from the field takes the last", "ArrowUp", -1, 3, 2],
  ["up from the first turns to the last", "ArrowUp", 0, 3, 2],
  ["a page down stops at the last", "PageDown", 1, 3, 2],
  ["a page down in a long list goes on", "PageDown", 1, 30, 9],
  ["a page up stops at the first", "PageUp", 2, 3, 0],
  ["Home belongs to the text", "Home", 2, 3, undefined],
  ["a letter moves nothing", "a", 0, 3, undefined],
  ["an empty list moves nowhere", "ArrowDown", -1, 0, undefined],
])("%s", (_, key, active, count, next) => {
  expect(nextOption(key, active, count)).toBe(next);
});
