/** All telephones of one text: of a cell of a file, or pasted in one field. */
import { parsePhone } from "./phone.ts";

export type ReadPhones = {
  /** E.164, each once. */
  numbers: string[];
  /** Digits and words that are no telephone; empty when everything was read. */
  unread: string;
};

type Parse = (text: string) => string | undefined;

const BETWEEN_NUMBERS = /[/;,|\n]|(?<!\p{L})(?:ou|et)(?!\p{L})/iu;
/** Words that say what the number is; « Marie » says whose it is, and must not be lost. */
const LABELS =
  /(?<!\p{L})(?:t[ée]l(?:[ée]phones?)?|port(?:able)?|mob(?:ile)?|fixe?|fax|gsm|dom(?:icile)?|n°|num[ée]ro|ou|et)(?!\p{L})/giu;
/** A cell may hold thousands of numbers: what comes after stays unread. */
const LONGEST_TEXT = 1_000;
const MOST_GROUPS = 10;

export function readPhones(text: string, parse: Parse = parsePhone): ReadPhones {
  const labelled = text.replace(LABELS, " ");
  const words = labelled.match(/[\p{L}<>@]+/gu) ?? [];
  if (words.length === 0) {
    const whole = parse(text);
    if (whole) return { numbers: [whole], unread: "" };
    const pieces = piecesOf(text).map(parse);
    if (pieces.every((number) => number !== undefined))
      return { numbers: [...new Set(pieces)], unread: "" };
  }
  return scanned(labelled, words, parse);
}

const piecesOf = (text: string): string[] =>
  text
    .slice(0, LONGEST_TEXT)
    .split(BETWEEN_NUMBERS)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** The groups of digits from left to right, as many together as make a telephone. */
function scanned(text: string, words: readonly string[], parse: Parse): ReadPhones {
  const numbers = new Set<string>();
  const unread: string[] = [...words];
  if (text.length > LONGEST_TEXT) unread.push("…");
  const groups = text.slice(0, LONGEST_TEXT).match(/\(?\+?\d+/g) ?? [];
  for (let at = 0; at < groups.length;) {
    const { number, size } = longestFrom(groups.slice(at, at + MOST_GROUPS), parse);
    if (number) numbers.add(number);
    else unread.push(...groups.slice(at, at + 1));
    at += size;
  }
  return { numbers: [...numbers], unread: unread.join(" ") };
}

function longestFrom(groups: readonly string[], parse: Parse): { number?: string; size: number } {
  for (let size = groups.length; size > 0; size--) {
    const number = parse(groups.slice(0, size).join(" "));
    if (number) return { number, size };
  }
  return { size: 1 };
}
