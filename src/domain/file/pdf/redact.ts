/**
 * A PDF without what it says of its author: every range keeps its length, so that its table of addresses stays
 * true. The document's information becomes an empty dictionary, XMP and attached files become blanks.
 */
import type { Range } from "../film-metadata.ts";
import type { PdfObject } from "./objects.ts";

/** What must be known of the whole document before an object can be judged. */
export type PdfSurvey = {
  /** Numbers of the dictionaries of information, one for each revision that has its own. */
  information: Set<number>;
  /** Numbers of the strings that such a dictionary refers to. */
  strings: Set<number>;
  hasRoot: boolean;
  /** Encrypted, or signed: one changed byte breaks the signature. */
  isProtected: boolean;
};

export const emptySurvey = (): PdfSurvey => ({
  information: new Set(),
  strings: new Set(),
  hasRoot: false,
  isProtected: false,
});

export function survey(known: PdfSurvey, object: PdfObject): void {
  const { keys, number } = object;
  if (keys.has("ByteRange")) known.isProtected = true;
  if (number !== 0 && typeOf(object) !== "XRef") return;
  if (keys.has("Encrypt")) known.isProtected = true;
  if (keys.has("Root")) known.hasRoot = true;
  for (const one of referencesIn(keys.get("Info"))) known.information.add(one);
}

/** Its strings may be objects of their own: macOS writes them so. */
export function surveyInformation(known: PdfSurvey, { number, keys }: PdfObject): void {
  if (!known.information.has(number)) return;
  for (const values of keys.values())
    for (const one of referencesIn(values)) known.strings.add(one);
}

function referencesIn(values: readonly string[] = []): number[] {
  return values.flatMap((word, at) => (word === "R" ? [Number(values[at - 2])] : []));
}

export const typeOf = ({ keys }: PdfObject): string | undefined => keys.get("Type")?.[0];
const filtersOf = ({ keys }: PdfObject): string[] =>
  (keys.get("Filter") ?? []).filter((word) => !word.startsWith("array"));

/** The stream holds other objects, compressed: they are judged once inflated. */
export const isPacked = (object: PdfObject): boolean => typeOf(object) === "ObjStm";
export const isDeflated = (object: PdfObject): boolean =>
  filtersOf(object).join() === "FlateDecode" && !object.keys.has("DecodeParms");
export const isPhoto = (object: PdfObject): boolean => filtersOf(object).join() === "DCTDecode";

const isMetadata = (object: PdfObject): boolean =>
  ["Metadata", "EmbeddedFile"].includes(typeOf(object) ?? "") ||
  object.keys.get("Subtype")?.[0] === "XML";

const BLANK = 32;
const SHADED = "X".charCodeAt(0);
/** What zlib makes of nothing. */
const NOTHING = [0x78, 0x9c, 3, 0, 0, 0, 0, 1];

/** Changes `bytes`, which `object` was read from. */
export function redact(bytes: Uint8Array, object: PdfObject, known: PdfSurvey): void {
  const { dictionary, stream, number } = object;
  // The slash stays: an action, or a tree of names, that no reader knows.
  for (const { start, end } of object.harmful) bytes.fill(SHADED, start + 1, end);
  if (known.strings.has(number)) for (const one of object.strings) blank(bytes, one);
  if (known.information.has(number) && dictionary && !stream) blank(bytes, dictionary);
  if (stream && isMetadata(object)) {
    blank(bytes, stream);
    if (filtersOf(object)[0] === "FlateDecode" && stream.end - stream.start >= NOTHING.length)
      bytes.set(NOTHING, stream.start);
  }
  if (stream && isPhoto(object)) blankPhoto(bytes, stream);
}

const blank = (bytes: Uint8Array, { start, end }: Range): void => {
  bytes.fill(BLANK, start, end);
};

/** Of a JPEG: JFIF, the colour profile and Adobe's transform are needed to draw it; the other segments are not. */
const DRAWN = new Set([0xe0, 0xe2, 0xee]);
const [COMMENT, SCAN] = [0xfe, 0xda];

function blankPhoto(bytes: Uint8Array, { start, end }: Range): void {
  for (let at = start + 2; at + 4 <= end && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? SCAN;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (marker === SCAN || length < 2) return;
    const isExtra = (marker & 0xf0) === 0xe0 && !DRAWN.has(marker);
    if (isExtra || marker === COMMENT) bytes.fill(0, at + 4, Math.min(end, at + 2 + length));
    at += 2 + length;
  }
}
