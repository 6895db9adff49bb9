/**
 * Photos that strangers' telephones took: turned upright, without what they say of where and when, no
 * larger than a screen can show, and a small one for lists. Two at once, however many arrive together.
 */
import sharp, { type Sharp } from "sharp";
import { limitConcurrency } from "./concurrency.ts";

export type Picture = { bytes: Buffer; mimetype: string };

/** Pixels of a side; what a rating plate needs to stay readable when enlarged. */
const LONGEST_SIDE = 4096;
const THUMBNAIL_SIDE = 320;
/** A few kilobytes can announce a picture that fills the memory. The largest sensors make 50 million. */
const MOST_PIXELS = 100_000_000;
const SECONDS = 30;

const turn = limitConcurrency(2);

/**
 * The picture of these bytes or of the file of this path, written anew: whatever else was in the file
 * (position, date, name of the owner, a page hidden behind the last pixel) does not follow. Undefined
 * when it cannot be read.
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

/** The same in small, as WebP. */
export const thumbnailOf = (source: Buffer | string): Promise<Buffer | undefined> =>
  turn(() => reading(() => fitted(open(source), THUMBNAIL_SIDE).webp({ quality: 75 }).toBuffer()));

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

/** The library throws at whatever it cannot read: for us that is an answer. */
async function reading<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
