/** `npm run fonts`: the fonts of the screens, cut down to the letters and weights that they show. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const ROOT = path.resolve(import.meta.dirname, "../..");
const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Western European letters, and the signs that our texts use; the system's font shows the others. */
export const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ‘’“”„–—•…‹›₂€™←→↑↓−≤≥≠✓\u2009\u2011\u202f`;

/** What the style sheets ask for: pairs of letters, figures of one width, and the office's own shapes. */
const FEATURES = ["kern", "mark", "ccmp", "locl", "case", "tnum", "cv05", "ss03"];

type Axes = Parameters<typeof subsetFont>[2]["variationAxes"];

/** Titles have one weight. */
const FONTS: Record<string, Axes> = {
  inter: { wght: { min: 400, max: 700 } },
  "bricolage-grotesque": { wght: 700 },
};

export const FONT_NAMES = Object.keys(FONTS);
export const fontFile = (name: string): string => path.join(ROOT, `src/web/ui/fonts/${name}.woff2`);

/** The font anew, from its package: the same bytes each time. */
export function cutFont(name: string): Promise<Buffer> {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return subsetFont(readFileSync(path.join(ROOT, source)), LETTERS, {
    targetFormat: "woff2",
    ...(FONTS[name] && { variationAxes: FONTS[name] }),
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

if (import.meta.main)
  for (const name of FONT_NAMES) {
    const cut = await cutFont(name);
    writeFileSync(fontFile(name), cut);
    console.log(`${name}: ${cut.length} bytes`);
  }
