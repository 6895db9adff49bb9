import { soundOf } from "./sound.ts";
import { typingErrors } from "./typing.ts";

/**
 * Brands like what is typed, at most `limit`: those that begin so, then those of which a word does, then
 * those that contain it, then those one typing error away. Case, accents, spaces and marks do not matter.
 * Inside each, the order given stays: the shop's most used first.
 */
export function searchBrands(
  text: string,
  brands: readonly string[],
  limit = 8,
): readonly string[] {
  const typed = keyOf(text);
  if (typed === "") return brands.slice(0, limit);
  return brands
    .map((brand) => ({ brand, rank: rankOf(typed, brand, text) }))
    .filter(({ rank }) => rank < NEVER)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ brand }) => brand);
}

/** The house's spelling of a brand typed otherwise: « bosch » → « Bosch »; as typed when it is none of them. */
export const brandNamed = (text: string, brands: readonly string[]): string =>
  brands.find((brand) => keyOf(brand) === keyOf(text)) ?? text.trim();

/** The known brand that a text misspells: « bosh » → « Bosch »; undefined for a brand, begun or of its own. */
export function brandMeant(text: string, brands: readonly string[]): string | undefined {
  const typed = keyOf(text);
  if (typed.length < 4 || brands.some((brand) => keyOf(brand) === typed)) return undefined;
  return brands.find((brand) => {
    const key = keyOf(brand);
    const isWhole = Math.abs(key.length - typed.length) <= 2;
    return isWhole && !key.startsWith(typed) && isMistyped(typed, key);
  });
}

const NEVER = 5;

function rankOf(typed: string, brand: string, text: string): number {
  const key = keyOf(brand);
  if (key.startsWith(typed) || initialsOf(brand) === joinedLetters(text)) return 0;
  if (partsOf(brand).some((word) => word.startsWith(typed))) return 1;
  if (typed.length > 2 && key.includes(typed)) return 2;
  if (isMistyped(typed, key)) return 3;
  return isSaidInWords(text, brand) ? 4 : NEVER;
}

/** « b & o », « B+D », « v et b »: two letters that a sign joins are the initials of a brand of two names. */
const joinedLetters = (text: string): string | undefined => {
  const [, first, second] = /^\s*(\p{L})\s*(?:&|\+|et)\s*(\p{L})\s*$/iu.exec(text) ?? [];
  return first && second && (first + second).toLowerCase();
};

const initialsOf = (brand: string): string =>
  partsOf(brand)
    .map((word) => word.charAt(0))
    .join("");

/** By the hand or by the ear, from four letters on; the brand may be only begun. */
function isMistyped(typed: string, key: string): boolean {
  if (typed.length < 4) return false;
  if (isNear(typed, key, typed.length >= 8 ? 2 : 1)) return true;
  const [heard, known] = [soundOf(typed), soundOf(key)];
  if (heard.length < 3) return false;
  return heard === known || (heard.length > 4 && isNear(heard, known, 1));
}

const isNear = (typed: string, key: string, allowed: number): boolean =>
  typed[0] === key[0] &&
  [key, key.slice(0, typed.length), key.slice(0, typed.length + 1)].some(
    (begun) => typingErrors(typed, begun, allowed) <= allowed,
  );

/** Two words typed in any order, each of them near one of the brand's: « olufsen bang », « mitsubichi elec ». */
function isSaidInWords(text: string, brand: string): boolean {
  const typed = partsOf(text);
  const known = partsOf(brand);
  return (
    typed.length > 1 &&
    known.length > 1 &&
    typed.every((word) => known.some((one) => one.startsWith(word) || isMistyped(word, one)))
  );
}

/** Its words; what joins two names is none of them, however it is written. */
const partsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !LINKS.has(word));

const LINKS = new Set(["et", "and", "und", "n", "plus"]);

const keyOf = (text: string): string => partsOf(text).join("");

/** Letters of the north have no accent to take off. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ß: "ss",
};

const plain = (text: string): string =>
  text
    .slice(0, 80)
    .toLowerCase()
    .replace(/[œæøłđß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\p{M}'’.]/gu, "");
