import { expect, test } from "vitest";
import { signatureBox } from "./signature-box.ts";

test.each([
  ["M10 20 L30 60", "6 16 28 48"],
  ["M 0,0 L 100,50 M 20,10 L 20.5,90", "-4 -4 108 98"],
  ["M-10 -5 L 10 5", "-14 -9 28 18"],
  ["", "0 0 1 1"],
])("the signature %s is framed by %s", (strokes, box) => {
  expect(signatureBox(strokes)).toBe(box);
});

test("a signature of more points than a function takes arguments is framed too", () => {
  const points = Array.from({ length: 200_000 }, (_, index) => `L${index} ${index % 50}`);
  expect(signatureBox(`M0 0${points.join("")}`)).toBe("-4 -4 200007 57");
});
