/**
 * Photos from visitors' phones: rotated upright, without their metadata (position, date), scaled down to what a
 * screen can show, with a thumbnail for lists. At most two are processed at once.
 */
import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "./concurrency.ts";

export type Picture = { bytes: Buffer; mimetype: string };

/** Pixels of a side; what a rating plate needs to stay readable when enlarged. */
const LONGEST_SIDE = 4096;
const THUMBNAIL_SIDE = 320;
/** Largest number of pixels: a small file can decompress to a picture that fills the memory. Sensors reach 50 million. */
const MOST_PIXELS = 100_000_000;
const SECONDS = 30;

const turn = limitConcurrency(2);

/**
 * The picture of these bytes, or of the file at this path, encoded again: metadata (position, date, owner) and
 * data appended after the picture are dropped. Undefined when it cannot be decoded.
 */
export const cleanPicture = (source: Buffer | string): Promise<Picture | undefined> =>
  turn(() =>
    reading(async () => {
      const { format } = await open(source).metadata();
      const write = WRITERS.get(format);
      if (!write) return undefined;
      const bytes = await write(fitted(open(source), LONGEST_SIDE)).toBuffer();
      return { bytes, mimetype: `image/${format}` };
    }),
  );

/** The thumbnail, as WebP. */
export const thumbnailOf = (source: Buffer | string): Promise<Buffer | undefined> =>
  turn(() => reading(() => fitted(open(source), THUMBNAIL_SIDE).webp({ quality: 75 }).toBuffer()));

export type SizedPicture = Picture & { width: number; height: number };
type Box = { width: number; height: number; format: "webp" | "png" };

/** The picture within a box, for a page that says its size before it comes; undefined when it cannot be decoded. */
export const sizedPicture = (
  source: Buffer | string,
  { width, height, format }: Box,
): Promise<SizedPicture | undefined> =>
  turn(() =>
    reading(async () => {
      const fit = { width, height, fit: "inside", withoutEnlargement: true } as const;
      const upright = open(source).timeout({ seconds: SECONDS }).autoOrient().resize(fit);
      const written =
        format === "png" ? upright.png({ palette: true }) : upright.webp({ quality: 78 });
      const { data, info } = await written.toBuffer({ resolveWithObject: true });
      return { bytes: data, mimetype: `image/${format}`, width: info.width, height: info.height };
    }),
  );

/** Formats that browsers show, each written as itself: a screenshot stays sharp, a photo stays light. */
const WRITERS: ReadonlyMap<string, (picture: Sharp) => Sharp> = new Map([
  ["jpeg", (picture: Sharp) => picture.jpeg({ quality: 85, progressive: true })],
  ["png", (picture: Sharp) => picture.png({ compressionLevel: 9 })],
  ["webp", (picture: Sharp) => picture.webp({ quality: 85 })],
]);

const open = (source: Buffer | string): Sharp =>
  sharp(source, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: "error" });

const fitted = (picture: Sharp, side: number): Sharp =>
  picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });

/** The library throws on a file that it cannot decode: undefined is the answer then. */
async function reading<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
