import fc from "fast-check";
import { expect, test } from "vitest";
import { isPdf, markIn, markOf, PAPER_KINDS } from "./paper.ts";

const SHOP = "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c01";
const REF = "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c02";
const name = fc.record({
  kind: fc.constantFrom(...PAPER_KINDS),
  ref_id: fc.uuid(),
  version: fc.integer({ min: 1, max: 999_999 }),
});

test("the mark of a document is found again among any other text", () => {
  fc.assert(
    fc.property(fc.uuid(), name, fc.string(), fc.string(), (shop_id, paper, before, after) => {
      fc.pre(!before.includes("etabli:") && !/^\d/.test(after));
      expect(markIn(`${before}${markOf(shop_id, paper)}${after}`)).toEqual({ shop_id, ...paper });
    }),
  );
});

test.each([
  ["nothing", ""],
  ["another program's file", "%PDF-1.7 /Keywords (facture)"],
  ["an unknown kind", `etabli:${SHOP}:receipt:${REF}:1`],
  ["a shop that is no id", `etabli:garonne:quote:${REF}:1`],
  ["no version", `etabli:${SHOP}:quote:${REF}:`],
])("%s has no mark", (_, text) => {
  expect(markIn(text)).toBeUndefined();
});

test("a PDF is known by its first words, even behind a byte order mark", () => {
  expect(isPdf("%PDF-1.7\n")).toBe(true);
  expect(isPdf("\u00EF\u00BB\u00BF%PDF-1.7")).toBe(true);
  expect(isPdf("<html>")).toBe(false);
  expect(isPdf(`${" ".repeat(1024)}%PDF-1.7`)).toBe(false);
});
