/** What a shop types often comes first; one brand is one brand, however it is typed. */
import { brandMeant } from "./brand-search.ts";

/** A brand as appliances bear it, and how many do. */
export type BrandUse = { name: string; uses: number };

/** A spelling that a shop used so often is a brand of its own, however near to a known one. */
const OWN = 3;

/**
 * The shop's own brands, the most used first, then the known ones it never used. Case, accents and
 * signs do not part two spellings: the known spelling wins, else the one most used; a known brand misspelt is not remembered.
 */
export function rememberedBrands(uses: readonly BrandUse[], known: readonly string[]): string[] {
  const names = new Map(known.map((name) => [brandKey(name), name]));
  const counts = new Map<string, number>();
  for (const { name, uses: count } of uses.toSorted((a, b) => b.uses - a.uses)) {
    const key = brandKey(name);
    if (key === "" || (count < OWN && brandMeant(name, known) !== undefined)) continue;
    if (!names.has(key)) names.set(key, name.trim());
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const used = [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
  return [...new Set([...used, ...names.keys()])].map((key) => names.get(key) ?? key);
}

const brandKey = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
