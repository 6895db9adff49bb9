/** Which letters of a found client answer what was typed, so that the eye sees why he is there. */

import { FRENCH_CODES } from "../../../../domain/client/phone/french.ts";
import { searchTerms } from "../../../../domain/client/search-text.ts";

export type Piece = { text: string; hit: boolean };

/**
 * The text cut where the words typed are found: « Le Gall » and "gal" give « Le », « Gal », « l ».
 * Case and accents do not matter; the beginning of a word is preferred to its middle. What the server
 * found in spite of a typing error is left unmarked.
 */
export function matched(text: string, typed: string): Piece[] {
  const { letters, from } = flattened(text);
  const hits = wordsOf(typed).flatMap((word) => {
    const start = placeOf(word, letters);
    return start < 0 ? [] : [{ start: from[start] ?? 0, end: from[start + word.length] ?? 0 }];
  });
  return cut(text, hits);
}

/** The same for a number as shown: « 06 12 34 56 78 » is found by "0612", "06.12" or "+33 6 12". */
export function matchedPhone(shown: string, typed: string): Piece[] {
  const wanted = nationalDigits(typed);
  const places = Array.from(shown.matchAll(/\d/g), ({ index }) => index);
  const digits = places.map((place) => shown[place]).join("");
  const start = wanted.length < LEAST_DIGITS ? -1 : digits.indexOf(wanted);
  if (start < 0) return cut(shown, []);
  const last = places[start + wanted.length - 1] ?? 0;
  return cut(shown, [{ start: places[start] ?? 0, end: last + 1 }]);
}

export const isMatched = (pieces: readonly Piece[]): boolean => pieces.some(({ hit }) => hit);

const LEAST_DIGITS = 2;
const DIALLED_CODE = new RegExp(`^(?:\\+|00)(?:${FRENCH_CODES.join("|")})`);

const nationalDigits = (typed: string): string =>
  typed
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(DIALLED_CODE, "0")
    .replace(/\D/g, "");

/** Small letters without accents, each with its place in the text; one more place closes the text. */
function flattened(text: string): { letters: string; from: number[] } {
  let letters = "";
  const from: number[] = [];
  let place = 0;
  for (const sign of text) {
    for (const letter of plain(sign)) {
      letters += letter;
      from.push(...Array.from({ length: letter.length }, () => place));
    }
    place += sign.length;
  }
  from.push(text.length);
  return { letters, from };
}

const plain = (text: string): string =>
  text
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();

/** The groups of a telephone are one term: « 17 » of « 06 39 98 17 » is no part of the postal code 31170. */
const wordsOf = (typed: string): string[] =>
  searchTerms(typed)
    .flatMap((term) => plain(term).split(/[^\p{L}\p{N}@._-]+/u))
    .filter(Boolean);

function placeOf(word: string, letters: string): number {
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? "")) return at;
  }
  return letters.indexOf(word);
}

type Stretch = { start: number; end: number };

function cut(text: string, hits: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    pieces.push({ text: text.slice(done, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  pieces.push({ text: text.slice(done), hit: false });
  return pieces.filter((piece) => piece.text !== "");
}
