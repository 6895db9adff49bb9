import { expect, test } from "vitest";
import { signatureBox } from "./signature-box.ts";

test.each([
  ["M10 20 L30 60", "6 16 28 48"],
  ["M 0,0 L 100,50 M 20,10 L 20.5,90", "-4 -4 108 98"],
  ["", "0 0 1 1"],
])("the signature %s is framed by %s", (strokes, box) => {
  expect(signatureBox(strokes)).toBe(box);
});

test("a signature of thousands of points is framed too", () => {
  const points = Array.from({ length: 20_000 }, (_, index) => `L${index} ${index % 50}`);
  expect(signatureBox(`M0 0${points.join("")}`)).toBe("-4 -4 20007 57");
});
