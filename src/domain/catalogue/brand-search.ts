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
    .map((brand) => ({ brand, rank: rankOf(typed, brand) }))
    .filter(({ rank }) => rank < NEVER)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ brand }) => brand);
}

/** The house's spelling of a brand typed otherwise: « bosch » → « Bosch »; as typed when it is none of them. */
export const brandNamed = (text: string, brands: readonly string[]): string =>
  brands.find((brand) => keyOf(brand) === keyOf(text)) ?? text.trim();

const NEVER = 4;

function rankOf(typed: string, brand: string): number {
  const key = keyOf(brand);
  if (key.startsWith(typed)) return 0;
  if (brand.split(/[^\p{L}\p{N}]+/u).some((word) => keyOf(word).startsWith(typed))) return 1;
  if (typed.length > 2 && key.includes(typed)) return 2;
  return isMistyped(typed, key) ? 3 : NEVER;
}

/** One error at most, from four letters on; the brand may be only begun. */
const isMistyped = (typed: string, key: string): boolean =>
  typed.length >= 4 &&
  typed[0] === key[0] &&
  [key, key.slice(0, typed.length), key.slice(0, typed.length + 1)].some(
    (begun) => typingErrors(typed, begun) <= 1,
  );

const keyOf = (text: string): string =>
  text
    .slice(0, 80)
    .replace(/œ/gi, "oe")
    .replace(/&/g, "et")
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
