/**
 * The type of a file by its first bytes: its name and its declared type cannot be trusted. Answers a type
 * of `ACCEPTED`, or undefined for everything else, scripts and pages included.
 */
export function sniff(head: Uint8Array): string | undefined {
  return SIGNS.find(({ at, text }) => reads(head, at, text))?.type ?? riffed(head) ?? boxed(head);
}

/** The number of bytes that `sniff` needs. */
export const HEAD_BYTES = 32;

const SIGNS = [
  { type: "image/jpeg", at: 0, text: "\u00FF\u00D8\u00FF" },
  { type: "image/png", at: 0, text: "\u0089PNG\r\n\u001A\n" },
  { type: "application/pdf", at: 0, text: "%PDF-" },
] as const;

const riffed = (head: Uint8Array): string | undefined =>
  reads(head, 0, "RIFF") && reads(head, 8, "WEBP") ? "image/webp" : undefined;

/** The brand of an ISO container (ISO/IEC 14496-12): phones write their films and HEIC photos in it. */
const BRANDS: readonly { type: string; brand: RegExp }[] = [
  { type: "image/heic", brand: /^(heic|heix|heim|heis|hevc|mif1|msf1)$/ },
  { type: "video/quicktime", brand: /^qt {2}$/ },
  { type: "video/mp4", brand: /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp[4-9]|dash)$/ },
];

function boxed(head: Uint8Array): string | undefined {
  if (!reads(head, 4, "ftyp")) return undefined;
  const brand = String.fromCharCode(...head.slice(8, 12));
  return BRANDS.find((one) => one.brand.test(brand))?.type;
}

const reads = (head: Uint8Array, at: number, text: string): boolean =>
  Array.from(text).every((sign, index) => head[at + index] === sign.charCodeAt(0));
