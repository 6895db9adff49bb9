/** Turns the drawings of this folder into the pictures of the demonstration's pages: `node assets/demonstration/vitrine/render.ts`. */
import path from "node:path";
import sharp from "sharp";

const FOLDER = import.meta.dirname;
const PHOTOS = [
  "devanture",
  "etabli",
  "camionnette",
  "nantes-devanture",
  "nantes-comptoir",
  "lille-devanture",
  "lille-chaudiere",
];

for (const name of PHOTOS)
  await sharp(path.join(FOLDER, `${name}.svg`))
    .jpeg({ quality: 80, progressive: true })
    .toFile(path.join(FOLDER, "..", `${name}.jpg`));
for (const name of ["logo", "nantes-logo", "lille-logo"])
  await sharp(path.join(FOLDER, `${name}.svg`))
    .png({ palette: true })
    .toFile(path.join(FOLDER, `../${name}.png`));
