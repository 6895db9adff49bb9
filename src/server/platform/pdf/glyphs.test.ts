import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { coverageOf, drawable } from "./glyphs.ts";

const fontOf = (name: string): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/source-sans-3/${name}`));
const regular = fontOf("400Regular/SourceSans3_400Regular.ttf");
const covers = coverageOf([regular, fontOf("700Bold/SourceSans3_700Bold.ttf")]);
const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

describe("the signs of a font", () => {
  it.each(["a", "é", "œ", "€", "\u202f", "\u00a0", "’", "−", "Ω", "Ж", "□"])("have %j", (sign) =>
    expect(covers(codeOf(sign))).toBe(true),
  );

  it.each(["😀", "漢", "ع", "\u202e", "\u0007", "\uffff"])("have not %j", (sign) =>
    expect(covers(codeOf(sign))).toBe(false),
  );

  it("are read from a TrueType font alone", () => {
    expect(() => coverageOf([Buffer.alloc(16)])).toThrow("a font without cmap");
  });
});

describe("a text that can be drawn", () => {
  it.each([
    ["Pompe 😀", "Pompe "],
    ["👩🏽‍🔧 pose", " pose"],
    ["x\u202ey\u0007z", "xyz"],
    ["漢字\n et\tl’eau à 5\u202f€", "□□\n et\tl’eau à 5\u202f€"],
    ["\ud800", "□"],
  ])("of %j is %j", (text, kept) => {
    const json = drawable(JSON.stringify({ rows: [{ label: text, n: 1, note: false }] }), covers);
    expect(JSON.parse(json)).toEqual({ rows: [{ label: kept, n: 1, note: false }] });
  });
});
