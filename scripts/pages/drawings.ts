/** Writes each drawing of the catalogue as a small PNG beside its SVG, which mail programs do not show. */
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const FOLDER = path.resolve(import.meta.dirname, "../../dist/client/drawings");
/** Twice what a letter shows, for a telephone's screen. */
const SIDE = 112;

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".svg"))) {
  const svg = path.join(FOLDER, file);
  // On white: a mail program that darkens a letter leaves pictures alone, and the lines are dark.
  await sharp(svg, { density: (72 * SIDE) / 48 })
    .resize(SIDE, SIDE)
    .flatten({ background: "#ffffff" })
    .png({ palette: true })
    .toFile(svg.replace(/svg$/, "png"));
}
