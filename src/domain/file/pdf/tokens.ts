/** The signs of a PDF outside its streams (ISO 32000-1, 7.2 and 7.3), read one at a time from any position. */
import type { Range } from "../film-metadata.ts";

/** `start` and `end` enclose the raw bytes: without the brackets of a string, with the slash of a name. */
export type Token = Range & {
  kind: "name" | "word" | "string" | "open" | "close" | "array" | "array-end" | "broken";
  /** A name decoded and without its slash, or a word; empty for the others and for what is longer than any key. */
  text: string;
  /** Where the next token is looked for. */
  next: number;
};

const LONGEST = 64;
const [REGULAR, BLANK, DELIMITER] = [0, 1, 2];
/** What each byte is: a table, because some millions of them are asked. */
const CLASSES = new Uint8Array(256);
for (const sign of [0, 9, 10, 12, 13, 32]) CLASSES[sign] = BLANK;
for (const sign of "()<>[]{}/%") CLASSES[sign.charCodeAt(0)] = DELIMITER;

const code = (sign: string): number => sign.charCodeAt(0);
const [SLASH, PERCENT, BACKSLASH] = [code("/"), code("%"), code("\\")];
const [ROUND, ROUND_END, LESS, MORE] = [code("("), code(")"), code("<"), code(">")];
const ARRAYS = new Map<number, Token["kind"]>([
  [code("["), "array"],
  [code("]"), "array-end"],
]);

/** Undefined at the end of the bytes; `broken` for a string without its end. */
export function nextToken(bytes: Uint8Array, from: number): Token | undefined {
  const start = skipBlanks(bytes, from);
  const sign = bytes[start];
  if (sign === undefined) return undefined;
  if (sign === SLASH) return nameAt(bytes, start);
  if (sign === ROUND) return textAt(bytes, start);
  if (sign === LESS || sign === MORE) return angleAt(bytes, start);
  if (CLASSES[sign] === REGULAR) return wordAt(bytes, start);
  return token(ARRAYS.get(sign) ?? "word", { start, end: start + 1 });
}

const token = (kind: Token["kind"], { start, end }: Range, text = ""): Token => ({
  kind,
  start,
  end,
  text,
  next: end,
});

/** Comments are blanks too. */
function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (; at < bytes.length; at += 1) {
    const sign = bytes[at] ?? 0;
    if (sign === PERCENT) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    else if (CLASSES[sign] !== BLANK) break;
  }
  return at;
}

function wordAt(bytes: Uint8Array, start: number): Token {
  const end = regularEnd(bytes, start);
  return token("word", { start, end }, latin(bytes, { start, end }));
}

/** « #4A » in a name stands for the sign of that code. */
function nameAt(bytes: Uint8Array, start: number): Token {
  const end = regularEnd(bytes, start + 1);
  const raw = latin(bytes, { start: start + 1, end });
  if (!raw.includes("#")) return token("name", { start, end }, raw);
  const name = raw.replace(/#([\da-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return token("name", { start, end }, name);
}

function regularEnd(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && CLASSES[bytes[end] ?? 0] === REGULAR) end += 1;
  return end;
}

function latin(bytes: Uint8Array, { start, end }: Range): string {
  if (end - start > 3 * LONGEST) return "";
  let text = "";
  for (let at = start; at < end; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
}

/** Brackets inside are balanced or escaped. */
function textAt(bytes: Uint8Array, start: number): Token {
  let depth = 0;
  for (let at = start; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === BACKSLASH) at += 1;
    else if (sign === ROUND) depth += 1;
    else if (sign === ROUND_END) depth -= 1;
    if (depth === 0) return { ...token("string", { start: start + 1, end: at }), next: at + 1 };
  }
  return token("broken", { start, end: bytes.length });
}

function angleAt(bytes: Uint8Array, start: number): Token {
  if (bytes[start] === bytes[start + 1])
    return token(bytes[start] === LESS ? "open" : "close", { start, end: start + 2 });
  if (bytes[start] === MORE) return token("word", { start, end: start + 1 });
  const end = bytes.indexOf(MORE, start);
  return end < 0
    ? token("broken", { start, end: bytes.length })
    : { ...token("string", { start: start + 1, end }), next: end + 1 };
}
