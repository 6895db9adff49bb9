import { expect, test } from "vitest";
import { lines } from "../../../test/shop/quote.ts";
import { frameOf, natureOf } from "./facts.ts";

test.each([
  [["part", "labour"], "both"],
  [["part"], "goods"],
  [["labour", "travel"], "services"],
  [["text"], "services"],
  [["part", "bonus", "text"], "goods"],
])("lines of %s sell %s", (kinds, nature) => {
  expect(natureOf(lines.filter(({ kind }) => kinds.includes(kind)))).toBe(nature);
});

test.each([
  ["goods", { due: 100, prepaid: 0 }, "B1"],
  ["services", { due: 0, prepaid: 0 }, "S2"],
  ["both", { due: 100, prepaid: 50 }, "M4"],
  ["both", { due: 0, prepaid: 50 }, "M4"],
] as const)("the frame of %s with %o is %s", (nature, sums, frame) => {
  expect(frameOf(nature, sums)).toBe(frame);
});
