/** Which signs a TrueType font can draw: its table "cmap" (OpenType 1.9), in the two formats that fonts use. */

export type Coverage = (codePoint: number) => boolean;

/** Those that every one of these fonts has. */
export function coverageOf(fonts: readonly Buffer[]): Coverage {
  const ranges = fonts.map((font) => rangesOf(font));
  return (codePoint) =>
    ranges.every((each) => each.some(([first, last]) => codePoint >= first && codePoint <= last));
}

/** Shown for a letter that no font has. */
const REPLACEMENT = "\u25a1";
/** Left out: what is not seen anyway, and an emoji, which says nothing that the words beside it do not. */
const LEFT_OUT =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Extended_Pictographic}\p{Emoji_Modifier}]/u;

/** PDF/A refuses a document with a sign that none of its fonts has: in `json`, each text keeps those that can be drawn. */
export function drawable(json: string, covers: Coverage): string {
  const kept = (text: string): string =>
    Array.from(text, (sign) => {
      if (/\s/.test(sign) || covers(sign.codePointAt(0) ?? 0)) return sign;
      return LEFT_OUT.test(sign) ? "" : REPLACEMENT;
    }).join("");
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === "string" ? kept(value) : value,
  );
}

type Range = readonly [first: number, last: number];

function rangesOf(font: Buffer): Range[] {
  const cmap = tableAt(font, "cmap");
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 4 + index * 8 + 4),
  );
  return subtables.flatMap((at) => {
    const format = font.readUInt16BE(at);
    if (format === 12) return groupsOf(font, at);
    return format === 4 ? segmentsOf(font, at) : [];
  });
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`a font without ${tag}`);
}

const groupsOf = (font: Buffer, at: number): Range[] =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const group = at + 16 + index * 12;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)] as const;
  });

/** The last segment ends the table: U+FFFF, which is no sign. */
function segmentsOf(font: Buffer, at: number): Range[] {
  const size = font.readUInt16BE(at + 6);
  return Array.from({ length: size / 2 - 1 }, (_, index) => {
    const end = at + 14 + index * 2;
    return [font.readUInt16BE(end + 2 + size), font.readUInt16BE(end)] as const;
  });
}
