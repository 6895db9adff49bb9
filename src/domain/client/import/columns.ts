/** The columns that a file may bring, and how French shops head them. */
import { ADDRESS_TEXT_NAMES, ADDRESS_TEXTS, type AddressText } from "../address-fields.ts";
import {
  CLIENT_TEXT_NAMES,
  CLIENT_TEXTS,
  type ClientText,
  type ColumnHeadings,
} from "../fields.ts";
import { nameKey } from "../names.ts";

export type ImportColumn<Key extends string = string> = ColumnHeadings & { key: Key };

type PhoneColumn = "mobile" | "landline" | "phone" | "fax";
export type ClientColumn =
  | "type"
  | ClientText
  | PhoneColumn
  | AddressText
  | "tags"
  | "lat"
  | "lon"
  | "ref";

const columnOf = (name: ClientText): ImportColumn<ClientColumn> => ({
  key: name,
  ...CLIENT_TEXTS[name].column,
});

const PHONE_COLUMNS: readonly ImportColumn<PhoneColumn>[] = [
  {
    key: "mobile",
    label: "Portable",
    known: ["mobile", "tél portable", "gsm", "téléphone mobile", "téléphone portable"],
    many: true,
  },
  {
    key: "landline",
    label: "Fixe",
    known: ["fix", "tél fixe", "téléphone fixe", "domicile"],
    many: true,
  },
  {
    key: "phone",
    label: "Téléphone",
    known: ["tél", "tel", "numéro", "n° de téléphone", "téléphones"],
    many: true,
  },
  { key: "fax", label: "Fax", known: ["télécopie"], many: true },
];

export const CLIENT_COLUMNS: readonly ImportColumn<ClientColumn>[] = [
  { key: "type", label: "Type", known: ["type de client", "catégorie", "civilité", "titre"] },
  ...CLIENT_TEXT_NAMES.filter((name) => CLIENT_TEXTS[name].identifies).map(columnOf),
  ...PHONE_COLUMNS,
  ...ADDRESS_TEXT_NAMES.map((name) => ({ key: name, ...ADDRESS_TEXTS[name].column })),
  { key: "tags", label: "Usage de l’adresse", known: ["usage", "type d’adresse"] },
  { key: "lat", label: "Latitude", known: [] },
  { key: "lon", label: "Longitude", known: ["lng"] },
  ...CLIENT_TEXT_NAMES.filter((name) => !CLIENT_TEXTS[name].identifies).map(columnOf),
  // Only our own exports have it: two homonyms stay two, and a client of two addresses stays one.
  { key: "ref", label: "Identifiant Établi", known: [] },
];

/** For each column of the file what it brings, « » when it is left aside. */
export type Mapping<Key extends string = string> = readonly (Key | "")[];

/** The exact headings first, then those that say more: « Téléphone portable 1 », « Nom du client ». */
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
  return mapping;
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
  const names = namesOf(column);
  if (names.includes(heading)) return 2;
  return column.many && names.includes(heading.replace(/\d+$/, "")) ? 1 : 0;
}

const SHORTEST = 3;
/** The length of the longest of our names that the heading begins with. */
const headedAbout = (heading: string, column: ImportColumn): number =>
  Math.max(
    0,
    ...namesOf(column)
      .filter((name) => name.length >= SHORTEST && heading.startsWith(name))
      .map((name) => name.length),
  );

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
