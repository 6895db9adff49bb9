import { expect, test } from "vitest";
import { boundsOf } from "./signature-bounds.ts";

test.each([
  ["M10 20 L30 60", "6 16 28 48"],
  ["M 0,0 L 100,50 M 20,10 L 20.5,90", "-4 -4 108 98"],
  ["", "0 0 1 1"],
])("the signature %s is framed by %s", (strokes, box) => {
  expect(boundsOf(strokes)).toBe(box);
});
