/** A drawing of the catalogue as paper takes it: its own colours follow the screen, by a style that Typst does not read. */
import { readFileSync } from "node:fs";
import path from "node:path";

const PUBLIC = path.resolve(import.meta.dirname, "../../../web/public");

export type Inks = { line: string; fill: string };

/** Of the drawing at this address (« /drawings/lave-linge.svg »); null for none. */
export function printedDrawing(address: string | null, { line, fill }: Inks): string | null {
  if (address === null) return null;
  return readFileSync(path.join(PUBLIC, address), "utf8")
    .replace(/<style>.*?<\/style>/s, "")
    .replace('class="a"', `fill="${fill}"`)
    .replace(
      'class="l"',
      `fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`,
    );
}
