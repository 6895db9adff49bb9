/**
 * The towns of France with their positions, used when the geocoder does not answer. Postal codes: Etalab,
 * Licence Ouverte; positions: GeoNames, CC BY 4.0. Loaded on first use: most servers never need it.
 */
import { readFileSync } from "node:fs";

export type Town = { name: string; zip: string; population: number; lat: number; lon: number };

type Row = [name: string, zips: string[], population: number, lat: number, lon: number];

export type Towns = {
  /** The town of a postal code; with several, the one of that name, else the most populated. */
  townOf(zip: string, city: string): Town | undefined;
  /** Towns whose postal code or name begins the text or ends it, the most populated first. */
  suggest(text: string, limit?: number): Town[];
  /** The towns around a place, the nearest first. */
  nearest(place: { lat: number; lon: number }, limit?: number): Town[];
  /** All postal codes of the same town. */
  zipsOf(town: Town): string[];
  /** The towns of these postal codes, « 31* » being all those that begin so; and the patterns that name none. */
  listed(patterns: readonly string[]): { towns: Town[]; unknown: string[] };
  /** Other towns of the same name, the most populated first. */
  namesakesOf(town: Town): Town[];
  /** Every town once, the most populated first. */
  largest(): readonly Town[];
};

/** `key` is the name as compared: computed once, a search reads them all. */
type Loaded = {
  named: { key: string; town: Town }[];
  byZip: Map<string, Town[]>;
  byName: Map<string, Town[]>;
  once: Town[];
};
let loaded: Loaded | undefined;

export const openTowns = (): Towns => ({
  townOf,
  suggest,
  nearest,
  zipsOf,
  namesakesOf,
  listed,
  largest: () => towns().once,
});

const isSame = (one: Town, other: Town): boolean => one.lat === other.lat && one.lon === other.lon;

const zipsOf = (town: Town): string[] =>
  namedLike(town)
    .filter((other) => isSame(town, other))
    .map(({ zip }) => zip);

function namesakesOf(town: Town): Town[] {
  const others = namedLike(town).filter((other) => !isSame(town, other));
  return others.filter((other, index) => others.findIndex((one) => isSame(one, other)) === index);
}

function listed(patterns: readonly string[]): { towns: Town[]; unknown: string[] } {
  const found = patterns.map((pattern) => ({ pattern, here: matching(pattern) }));
  return {
    towns: [...new Set(found.flatMap(({ here }) => here))],
    unknown: found.filter(({ here }) => here.length === 0).map(({ pattern }) => pattern),
  };
}

function matching(pattern: string): readonly Town[] {
  const { byZip } = towns();
  if (!pattern.endsWith("*")) return byZip.get(pattern) ?? [];
  const zips = [...byZip.keys()].filter((zip) => zip.startsWith(pattern.slice(0, -1)));
  return zips.flatMap((zip) => byZip.get(zip) ?? []);
}

const namedLike = ({ name }: Town): readonly Town[] => towns().byName.get(plain(name)) ?? [];

function townOf(zip: string, city: string): Town | undefined {
  const here = towns().byZip.get(zip) ?? [];
  const name = plain(city);
  return here.find((town) => plain(town.name) === name) ?? here[0];
}

function suggest(text: string, limit = 5): Town[] {
  const asked = plain(text);
  const zip = /\b\d{5}\b/.exec(asked)?.[0];
  if (zip) return (towns().byZip.get(zip) ?? []).slice(0, limit);
  // The town follows the street and has any number of words: the longest ending that is a town wins.
  const words = asked.split(" ").filter(Boolean);
  for (let index = 0; index < words.length; index++) {
    const found = townsNamed(words.slice(index).join(" "), limit);
    if (found.length > 0) return found;
  }
  return [];
}

function townsNamed(start: string, limit: number): Town[] {
  if (start.length < 3) return [];
  const found = new Map<string, Town>();
  for (const { key, town } of towns().named) {
    if (!key.startsWith(start)) continue;
    const place = `${key} ${town.lat}`;
    if (!found.has(place)) found.set(place, town);
    if (found.size === limit) break;
  }
  return [...found.values()];
}

/** Largest distance between a position and its town, about 30 km. */
const NEARBY_DEGREES = 0.3;

function nearest({ lat, lon }: { lat: number; lon: number }, limit = 5): Town[] {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  const found = new Map<string, { town: Town; distance: number }>();
  for (const { town } of towns().named) {
    const distance = Math.hypot(town.lat - lat, (town.lon - lon) * narrowing);
    const place = `${town.name} ${town.lat}`;
    if (distance < NEARBY_DEGREES && !found.has(place)) found.set(place, { town, distance });
  }
  return [...found.values()]
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ town }) => town);
}

/** Every pair of a town and a postal code, the most populated first. */
function towns(): Loaded {
  if (!loaded) {
    const all = readTowns();
    loaded = {
      named: all.map((town) => ({ key: plain(town.name), town })),
      byZip: Map.groupBy(all, ({ zip }) => zip),
      byName: Map.groupBy(all, ({ name }) => plain(name)),
      once: all.filter((town, index) => all[index - 1]?.name !== town.name),
    };
  }
  return loaded;
}

function readTowns(): Town[] {
  const file = new URL("../../../assets/communes.json", import.meta.url);
  const data: { towns: Row[] } = JSON.parse(readFileSync(file, "utf8"));
  return data.towns
    .flatMap(([name, zips, population, lat, lon]) =>
      zips.map((zip) => ({ name, zip, population, lat, lon })),
    )
    .sort((a, b) => b.population - a.population);
}

/** Normalised for comparison: no case, accent or punctuation, « St » written out. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/\bst(e?)\b/g, "saint$1")
    .trim();
