import { expect, test } from "vitest";
import { rangeOf } from "./ranges.ts";

test.each([
  ["the two first bytes, as a telephone begins", "bytes=0-1", { start: 0, end: 1 }],
  ["from somewhere on", "bytes=400-", { start: 400, end: 999 }],
  ["the last ones", "bytes=-200", { start: 800, end: 999 }],
  ["more than there is", "bytes=900-5000", { start: 900, end: 999 }],
  ["more of the last ones than there is", "bytes=-5000", { start: 0, end: 999 }],
  ["the very last byte", "bytes=999-999", { start: 999, end: 999 }],
  ["what comes after the end", "bytes=1000-", "beyond"],
  ["none of the last ones", "bytes=-0", "beyond"],
  ["nothing", undefined, undefined],
  ["a dash alone", "bytes=-", undefined],
  ["a range backwards", "bytes=5-2", undefined],
  ["several parts at once", "bytes=0-1,5-6", undefined],
  ["another unit", "pages=1-2", undefined],
  ["no number", "bytes=a-b", undefined],
  ["a number without end", `bytes=${"9".repeat(400)}-`, undefined],
] as const)("of a thousand bytes, %s", (_, header, expected) => {
  expect(rangeOf(header, 1000)).toEqual(expected);
});

test("of an empty file there is nothing to ask for", () => {
  expect(rangeOf("bytes=0-", 0)).toBe("beyond");
});
