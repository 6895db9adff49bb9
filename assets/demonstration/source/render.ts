/** Turns the drawings of this folder into the demonstration's photos: `node assets/demonstration/source/render.ts`. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright";
import { findChromium, QUIET_ARGUMENTS } from "../../../test/chromium.ts";

const FOLDER = import.meta.dirname;
/** The most that one photo may weigh, in bytes. */
const HEAVIEST = 40_000;
const SIZE = { width: 960, height: 720 };
const font = readFileSync(
  path.join(
    FOLDER,
    "../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  ),
).toString("base64");
const STYLE = `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) } body { margin: 0 } svg { display: block }`;

const browser = await chromium.launch({ ...(await findChromium()), args: QUIET_ARGUMENTS });
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith(".svg"))) {
    await page.setContent(
      `<style>${STYLE}</style>${readFileSync(path.join(FOLDER, name), "utf8")}`,
    );
    await page.evaluate("document.fonts.ready");
    const photo = path.join(FOLDER, "..", name.replace(/\.svg$/, ".jpg"));
    writeFileSync(photo, await lightEnough(page));
  }
} finally {
  await browser.close();
}

/** The best JPEG that stays within the weight. */
async function lightEnough(page: Page): Promise<Buffer> {
  for (let quality = 80; quality > 30; quality -= 3) {
    const photo = await page.screenshot({ type: "jpeg", quality });
    if (photo.byteLength <= HEAVIEST) return photo;
  }
  throw new Error(`no quality brings this drawing under ${HEAVIEST} bytes`);
}
