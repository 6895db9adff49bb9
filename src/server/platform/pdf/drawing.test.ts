import { expect, test } from "vitest";
import { APPLIANCE_KINDS } from "../../../domain/catalogue/kinds.ts";
import { printedDrawing } from "./drawing.ts";

const INKS = { line: "#000000", fill: "none" };

test("an appliance without a drawing prints none", () => {
  expect(printedDrawing(null, INKS)).toBe(null);
});

test.each(APPLIANCE_KINDS)(
  "$id is printed with the inks given and no other colour",
  ({ imgsrc }) => {
    const svg = printedDrawing(imgsrc, INKS) ?? "";
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 48 48"><path fill="none" d="[^"]+"\/>/);
    expect(svg).toMatch(
      /<path fill="none" stroke="#000000" stroke-width="2"[^>]* d="[^"]+"\/><\/svg>/,
    );
    expect(svg).not.toMatch(/style|class|#(?!000000)/);
  },
);
