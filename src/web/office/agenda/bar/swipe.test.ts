import { expect, test } from "vitest";
import { swipeOf } from "./swipe.ts";

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

test.each([
  ["to the left: the week after", at(300, 100), at(200, 110), 1],
  ["to the right: the week before", at(100, 100), at(200, 90), -1],
  ["a tap that trembles", at(100, 100), at(120, 100), undefined],
  ["a scroll that slants", at(100, 100), at(160, 200), undefined],
])("%s", (_, from, to, by) => {
  expect(swipeOf(from, to)).toBe(by);
});
