/** The fonts that the screens load hold every letter of our texts, and are what their packages give today. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cutFont, FONT_NAMES, fontFile, LETTERS } from "../scripts/pictures/fonts.ts";
import { filesUnder } from "./measure.ts";

test.each(FONT_NAMES)("%s is the one that `npm run fonts` writes", async (name) => {
  expect(readFileSync(fontFile(name)).equals(await cutFont(name))).toBe(true);
});

/** Letters to recognise in what people type or to count in an SMS, and pictures: no screen shows them. */
const NOT_SHOWN = /domain\/(message\/sms\/segments|catalogue\/brand-search|validation)\.ts$/;

test("no letter of a text is left to another font", () => {
  const known = new Set(LETTERS);
  const missing = filesUnder(path.resolve(import.meta.dirname, "../src"))
    .filter(({ file }) => /^(web|domain)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(({ file }) => !NOT_SHOWN.test(file))
    .flatMap(({ file, text }) =>
      [...new Set(text)]
        .filter((letter) => letter > "~" && !known.has(letter))
        .map((letter) => `${file} ${letter}`),
    );
  expect(missing).toEqual([]);
});
