/** The postal codes that a shop serves: « 31000 », or all those that begin with the same digits, « 31* ». */

const ZIP_PATTERN = /^(?:\d{5}|\d{2,4}\*)$/;
/** All the codes of three départements, one by one. */
export const MOST_ZIPS = 1_000;

export const isZipPattern = (text: string): boolean => ZIP_PATTERN.test(text);

export type TypedZips = { zips: string[]; wrong: string[] };

/** What is typed or pasted, separated by spaces, commas, semicolons or lines; each code once, in order. */
export function readZips(text: string): TypedZips {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  return {
    zips: words.filter(isZipPattern).toSorted(),
    wrong: words.filter((word) => !isZipPattern(word)),
  };
}

/** What a list may hold for this code to be in it: an index of the directory is asked for them. */
export const zipProbes = (zip: string): string[] =>
  /^\d{5}$/.test(zip) ? [zip, ...[2, 3, 4].map((digits) => `${zip.slice(0, digits)}*`)] : [];

export const isListed = (zips: readonly string[], zip: string): boolean =>
  zipProbes(zip).some((probe) => zips.includes(probe));

const MOST_NAMED = 8;

/** « 31000, 31100 et ceux qui commencent par 09 »; a long list is cut. */
export function zipsText(zips: readonly string[]): string {
  const named = zips.slice(0, MOST_NAMED).map(patternText);
  const others = zips.length - named.length;
  if (others > 0) return `${named.join(", ")} et ${others}\u00a0autres`;
  return named.length < 2
    ? named.join("")
    : `${named.slice(0, -1).join(", ")} et ${named.at(-1) ?? ""}`;
}

const patternText = (pattern: string): string =>
  pattern.endsWith("*") ? `tous ceux en ${pattern.slice(0, -1)}` : pattern;
