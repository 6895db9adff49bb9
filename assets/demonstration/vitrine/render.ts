/** Turns the drawings of this folder into the pictures of the demonstration's page: `node assets/demonstration/vitrine/render.ts`. */
import path from "node:path";
import sharp from "sharp";

const FOLDER = import.meta.dirname;

for (const name of ["devanture", "etabli", "camionnette"])
  await sharp(path.join(FOLDER, `${name}.svg`))
    .jpeg({ quality: 80, progressive: true })
    .toFile(path.join(FOLDER, "..", `${name}.jpg`));
await sharp(path.join(FOLDER, "logo.svg"))
  .png({ palette: true })
  .toFile(path.join(FOLDER, "../logo.png"));
