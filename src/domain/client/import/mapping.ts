/** Which column of a file fills which field: guessed from the headings, then applied to each line. */
import { nameKey } from "../names.ts";
import type { ImportColumn } from "./columns.ts";

/** For each column of the file what it brings, « » when it is left aside. */
export type Mapping<Key extends string = string> = readonly (Key | "")[];

/**
 * The exact headings first, then those that say more: « Téléphone portable 1 », « Nom du client »; then what does when
 * nothing else is there.
 */
export function guessMapping<Key extends string>(
  headings: readonly string[],
  columns: readonly ImportColumn<Key>[],
): Mapping<Key> {
  const taken = new Set<Key>();
  const mapping = headings.map((): Key | "" => "");
  for (const find of [headedExactly, headedAbout])
    for (const [index, heading] of headings.entries()) {
      if (mapping[index] !== "") continue;
      const free = columns.filter((one) => one.many || !taken.has(one.key));
      const column = best(free, (one) => find(nameKey(heading), one));
      if (!column) continue;
      mapping[index] = column.key;
      taken.add(column.key);
    }
  for (const { key, otherwise = [] } of columns.filter((one) => !taken.has(one.key))) {
    const index = insteadOf(
      otherwise,
      headings.map((one, at) => (mapping[at] === "" ? one : "")),
    );
    if (index !== undefined) mapping[index] = key;
  }
  return mapping;
}

/** The index, among the headings not used yet, of the one that matches the earliest name. */
function insteadOf(names: readonly string[], left: readonly string[]): number | undefined {
  const keys = left.map(nameKey);
  const places = names.map((name) => keys.indexOf(nameKey(name)));
  return places.find((place) => place >= 0);
}

const namesOf = ({ key, label, known }: ImportColumn): string[] =>
  [key, label, ...known].map(nameKey);

/** The column that scores most, undefined when none scores. */
function best<Column>(
  columns: readonly Column[],
  scoreOf: (column: Column) => number,
): Column | undefined {
  const scored = columns.map((column) => ({ column, score: scoreOf(column) }));
  scored.sort((left, right) => right.score - left.score);
  return scored[0] && scored[0].score > 0 ? scored[0].column : undefined;
}

/** « Tél 2 » is a telephone too; « Adresse 2 » is no second street. */
function headedExactly(heading: string, column: ImportColumn): number {
  if (isElse(heading, column)) return 0;
  const names = namesOf(column);
  if (names.includes(heading)) return 2;
  return column.many && names.includes(heading.replace(/\d+$/, "")) ? 1 : 0;
}

const isElse = (heading: string, { never = [] }: ImportColumn): boolean =>
  never.some((part) => heading.includes(nameKey(part)));

const SHORTEST = 3;
/** The length of the longest of our names that the heading begins with. */
function headedAbout(heading: string, column: ImportColumn): number {
  if (isElse(heading, column)) return 0;
  const begun = namesOf(column).filter(
    (name) => name.length >= SHORTEST && heading.startsWith(name),
  );
  return Math.max(0, ...begun.map((name) => name.length));
}

/** A line of the file by what it brings; what several columns bring is put together. */
export type MappedRow<Key extends string = string> = {
  line: number;
  values: Partial<Record<Key, string>>;
};

export function mapRow<Key extends string>(
  cells: readonly string[],
  mapping: Mapping<Key>,
): Partial<Record<Key, string>> {
  const values: Partial<Record<Key, string>> = {};
  for (const [index, key] of mapping.entries()) {
    const cell = cells[index]?.trim() ?? "";
    if (key === "" || cell === "") continue;
    const before = values[key];
    values[key] = before ? `${before}\n${cell}` : cell;
  }
  return values;
}
