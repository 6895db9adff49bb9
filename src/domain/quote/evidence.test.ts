import { describe, expect, it } from "vitest";
import { checkSignature, isDrawn } from "./evidence.ts";

describe("a drawn signature", () => {
  it.each(["M 1 2 L 3 4", "M10,20L30,24L52.5,18.125", "M 1 1 L 2 2 M 5 5 L 6 6"])(
    "may be %s",
    (strokes) => {
      expect(isDrawn(strokes)).toBe(true);
    },
  );

  it.each([
    ["nothing", ""],
    ["a point without a line", "M 1 2"],
    ["a line from nowhere", "L 1 2"],
    ["a curve", "M 1 2 C 1 2 3 4 5 6"],
    ["markup", 'M 1 2 L 3 4"/><script>'],
    ["more than 60 kB", `M 1 1${" L 2 2".repeat(10_001)}`],
  ])("is never %s", (_, strokes) => {
    expect(isDrawn(strokes)).toBe(false);
  });
});

describe("a typed signature", () => {
  it("is trimmed", () => {
    expect(checkSignature({ kind: "typed", text: " Hélène Vidal " })).toEqual({
      kind: "typed",
      text: "Hélène Vidal",
    });
  });

  it("is missing when it is blank or longer than a name", () => {
    for (const text of ["", "   ", "x".repeat(121)])
      expect(checkSignature({ kind: "typed", text })).toEqual({ refused: "signature-missing" });
  });
});
