/** The drawings of the catalogue: one file for each id, light, and nothing in them but lines. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CATEGORIES, SUB_CATEGORIES } from "../../../domain/catalogue/categories.ts";
import { drawingOf } from "../../../domain/catalogue/kind.ts";
import { APPLIANCE_KINDS, UNKNOWN_KIND } from "../../../domain/catalogue/kinds.ts";
import { TREE } from "../../../domain/catalogue/tree/tree.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../public/drawings");
const HEAVIEST = 1_500;

const drawings = readdirSync(FOLDER).map((file) => ({
  file,
  text: readFileSync(path.join(FOLDER, file), "utf8"),
}));

const wanted = new Set([
  ...[...CATEGORIES, ...SUB_CATEGORIES, ...APPLIANCE_KINDS].map(({ id }) => drawingOf(id)),
  ...TREE.map(({ imgsrc }) => imgsrc),
  UNKNOWN_KIND.imgsrc,
]);

test("every category, appliance and answer has its drawing, and no drawing is left over", () => {
  expect(drawings.map(({ file }) => `/drawings/${file}`).toSorted()).toEqual(
    [...wanted].toSorted(),
  );
});

test("no two are the same", () => {
  const texts = Map.groupBy(drawings, ({ text }) => text);
  const twins = [...texts.values()].filter((same) => same.length > 1);
  expect(twins.map((same) => same.map(({ file }) => file))).toEqual([]);
});

test.each(drawings)("$file is light, square, and of the family", ({ text }) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(HEAVIEST);
  expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 48 48">/);
  expect(text.match(/<path class="[al]" d="[^"]+"\/>/g)).toHaveLength(2);
  expect(text).toContain("stroke-width:2;");
  expect(text).toContain("prefers-color-scheme:dark");
});

test.each(drawings)("$file runs nothing and asks for nothing", ({ text }) => {
  const rest = text.replace("http://www.w3.org/2000/svg", "");
  expect(rest).not.toMatch(/script|href|url\(|@import|foreignObject|\son\w+=|:\/\/|<!|&/i);
  const names = new Set([...text.matchAll(/<(\w+)/g)].map(([, name]) => name));
  expect(names).toEqual(new Set(["svg", "style", "path"]));
});

test.each(drawings)("$file stays within its frame", ({ text }) => {
  const starts = [...text.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
  expect(starts.length).toBeGreaterThan(1);
  for (const [, x, y] of starts)
    for (const place of [Number(x), Number(y)]) {
      expect(place).toBeGreaterThanOrEqual(1);
      expect(place).toBeLessThanOrEqual(47);
    }
});
