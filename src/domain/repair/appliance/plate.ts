/** What a rating plate says of its machine, from the lines that a browser recognised in a photo: to be confirmed. */
import { brandNamed } from "../../catalogue/brand-search.ts";

export type PlateReading = { brand?: string; model?: string; serial?: string };

const MODEL =
  /\b(?:mod(?:[eè]le|el|\.)?|type|e-?nr\.?)\s*(?:n[°o]\s*)?[.:/]*\s*([\p{L}\d][\p{L}\d./ -]{2,39})/iu;
const SERIAL =
  /(?:\bs\s?\/\s?n\b|\bser(?:ial)?\b\.?(?:\s*(?:no|number|n[°o])\b\.?)?|\bn[°o]\s*(?:de\s+)?s[eé]rie\b|\bs[eé]rie\b|\bfd\b)\s*[.:]*\s*([A-Z\d][A-Z\d/-]{3,29})/i;

/** The first line that says each; `brands` as the catalogue and the shop write them. */
export function readPlate(lines: readonly string[], brands: readonly string[]): PlateReading {
  const clean = lines.map((line) => line.replace(/\s+/g, " ").trim());
  const brand = clean.flatMap((line) => brandIn(line, brands)).at(0);
  const model = firstOf(clean, MODEL);
  const serial = firstOf(clean, SERIAL);
  return { ...(brand && { brand }), ...(model && { model }), ...(serial && { serial }) };
}

/** A brand alone, or before other words: « BOSCH », « Miele Deutschland ». */
const brandIn = (line: string, brands: readonly string[]): string[] =>
  [line, line.split(" ")[0] ?? ""]
    .map((word) => brandNamed(word, brands))
    .filter((named) => brands.includes(named));

/** What the next word announces is no part of it: « Mod. WAN28 S/N 123 ». */
const NEXT = /\s+(?:s\s?\/\s?n|ser|n[°o]|fd|type|mod|\d+\s?(?:v|w|hz|kg)\b).*$/i;

const firstOf = (lines: readonly string[], wanted: RegExp): string | undefined =>
  lines.map((line) => wanted.exec(line)?.[1]?.replace(NEXT, "").trim()).find(Boolean);

/** Fills what is empty; what a person wrote stays. */
export const withReading = <Texts extends Required<PlateReading>>(
  texts: Texts,
  { brand = "", model = "", serial = "" }: PlateReading = {},
): Texts => ({
  ...texts,
  brand: texts.brand || brand,
  model: texts.model || model,
  serial: texts.serial || serial,
});
