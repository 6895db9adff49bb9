/**
 * The picture of a page where it is shared, 1200 × 630. The letters come with the packages, so that it is the same on a
 * machine that has no font.
 */
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { limitConcurrency } from "../concurrency.ts";

export type SharePicture = {
  title: string;
  /** Under the title, one below the other; the first in grey. */
  lines: readonly string[];
  /** In white on the band at the foot. */
  call: string;
  /** An SVG, drawn on the right. */
  drawing: string;
};

const SIZE = { width: 1200, height: 630 };
const BAND = 96;
const LEFT = 80;
const COLUMN = 660;
const DRAWING = 300;
const INK = { title: "#28241f", soft: "#5f574e", white: "#ffffff" };
const LONGEST = 90;
/** The library refuses to write nothing. */
const NOTHING = "·";

const folder = path.dirname(
  createRequire(import.meta.url).resolve("@expo-google-fonts/source-sans-3/package.json"),
);
const FONTS = {
  bold: { font: "Source Sans 3 Bold", file: "700Bold/SourceSans3_700Bold.ttf" },
  regular: { font: "Source Sans 3", file: "400Regular/SourceSans3_400Regular.ttf" },
};

/** A crawler may ask for many: one is drawn at a time. */
const turn = limitConcurrency(1);

export const drawSharePicture = (picture: SharePicture): Promise<Buffer> =>
  turn(() => compose(picture));

async function compose({ title, lines, call, drawing }: SharePicture): Promise<Buffer> {
  const head = await written(title, { size: 66, ink: INK.title, weight: "bold" });
  const below = await Promise.all(
    lines.map((line, index) =>
      written(line, { size: 32, ink: index === 0 ? INK.soft : INK.title, weight: "regular" }),
    ),
  );
  const foot = await written(call, { size: 36, ink: INK.white, weight: "bold" });
  const picture = await sharp(Buffer.from(drawing), { density: (72 * DRAWING) / 48 })
    .resize(DRAWING, DRAWING)
    .toBuffer();
  return sharp(Buffer.from(GROUND))
    .composite([
      ...stacked([head, ...below]),
      { input: foot.bytes, left: LEFT, top: SIZE.height - BAND / 2 - Math.round(foot.height / 2) },
      { input: picture, left: SIZE.width - DRAWING - LEFT, top: 120 },
    ])
    .png({ palette: true })
    .toBuffer();
}

const GROUND =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">` +
  `<rect width="100%" height="100%" fill="#fbf9f5"/>` +
  `<rect y="${SIZE.height - BAND}" width="100%" height="${BAND}" fill="#5e2abb"/>` +
  `<rect x="${LEFT}" y="72" width="72" height="8" rx="4" fill="#ffba1c"/></svg>`;

type Written = { bytes: Buffer; height: number };

const TOP = 112;
const GAP = 26;

/** As many lines as there is room for above the band. */
function stacked(texts: readonly Written[]): { input: Buffer; left: number; top: number }[] {
  let top = TOP;
  const placed = [];
  for (const { bytes, height } of texts) {
    if (top + height > SIZE.height - BAND - GAP) break;
    placed.push({ input: bytes, left: LEFT, top });
    top += height + GAP;
  }
  return placed;
}

type Look = { size: number; ink: string; weight: keyof typeof FONTS };

async function written(text: string, { size, ink, weight }: Look): Promise<Written> {
  const { font, file } = FONTS[weight];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escape(text.slice(0, LONGEST)) || NOTHING}</span>`,
      font: `${font} ${size}`,
      fontfile: path.join(folder, file),
      width: COLUMN,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, height: info.height };
}

/** Letters of a markup, and characters that it cannot hold, would make the drawing fail. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .trim()
    .replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
