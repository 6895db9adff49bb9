/**
 * When what `:has()` looks at changes anywhere in a page, a browser computes again the style of all that any such rule
 * of the page may reach. A rule that ends in bare tags (`.form:has(:checked) span`) reaches every element of that tag: an
 * agenda restyled its two thousand buttons and spans at each dialog. The rule sets a custom property instead, and the
 * tags read it.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const WEB = path.resolve(import.meta.dirname, "..");

/** The selectors of a style sheet, those of a list apart. */
const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)\{/g)].flatMap(([, list = ""]) =>
    splitOutside(list, ","),
  );

/** Splits at `mark` where no bracket is open. */
function splitOutside(text: string, mark: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("([".includes(letter)) depth++;
    if (")]".includes(letter)) depth--;
    if (letter === mark && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** The compounds of a selector, its combinators left out. */
const compoundsOf = (selector: string): string[] =>
  splitOutside(selector.replace(/\s+/g, " "), " ").filter((part) => !/^[>~+]?$/.test(part));

/** True when its `:has()` is asked of every element, or when what follows it is named by tags alone. */
function reachesTooFar(selector: string): boolean {
  const compounds = compoundsOf(selector);
  const asked = compounds.findIndex((compound) => compound.includes(":has("));
  if (asked < 0) return false;
  const follows = compounds.slice(asked + 1);
  const isNamed = /[.#[]/.test(follows.at(-1) ?? ".");
  return !isNamed || /^(\*|:has\()/.test(compounds[asked] ?? "");
}

test("no rule of ours makes a page restyle every element of a tag", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  const found = files.flatMap((file) =>
    selectorsOf(readFileSync(path.join(WEB, file), "utf8"))
      .filter(reachesTooFar)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.each([
  ["*:has(> .actions) :is(input, button)", true],
  [":has(> .actions)", true],
  [".swatch:has(:checked) > span", true],
  ['.form:has([role="alert"]) :is(input, a)', true],
  [".swatch:has(:checked)", false],
  [".table td:has(> span:empty)", false],
  ["body:has(.panel) #contenu", false],
  ["body:has(> .pages) > :not(.pages)", false],
  [".screen:has(.main, [data-part]) ~ .plus", false],
  [".swatch > span", false],
])("%s: %s", (selector, expected) => {
  expect(reachesTooFar(selector)).toBe(expected);
});
