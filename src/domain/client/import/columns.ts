/** The columns that a file may bring, and how French shops head them. */
import { nameKey } from "../names.ts";

export type ImportColumn<Key extends string = string> = {
  key: Key;
  /** As it is shown, and written in our own exports. */
  label: string;
  /** Other headings, however they are spelled. */
  known: readonly string[];
  /** Several columns of the file may bring it: « Tél 1 », « Tél 2 ». */
  many?: true;
};

export const CLIENT_COLUMNS = [
  { key: "type", label: "Type", known: ["type de client", "catégorie", "civilité", "titre"] },
  {
    key: "lastname",
    label: "Nom",
    known: ["nom de famille", "nom client", "client", "raison sociale", "société", "entreprise"],
  },
  { key: "firstname", label: "Prénom", known: ["prénoms", "prénom client"] },
  {
    key: "email",
    label: "E-mail",
    known: ["mail", "email", "courriel", "adresse mail", "adresse e-mail"],
  },
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
  {
    key: "street",
    label: "Adresse",
    known: ["rue", "voie", "adresse 1", "adresse postale", "n° et rue"],
  },
  {
    key: "complement",
    label: "Complément",
    known: ["adresse 2", "complément d’adresse", "bâtiment", "étage"],
  },
  { key: "zip", label: "Code postal", known: ["cp", "c.p.", "code"] },
  { key: "city", label: "Ville", known: ["commune", "localité"] },
  { key: "country", label: "Pays", known: [] },
  { key: "tags", label: "Usage de l’adresse", known: ["usage", "type d’adresse"] },
  { key: "lat", label: "Latitude", known: [] },
  { key: "lon", label: "Longitude", known: ["lng"] },
  { key: "siren", label: "SIREN", known: ["siret", "n° siret", "n° siren"] },
  {
    key: "note",
    label: "Note",
    known: ["notes", "remarque", "remarques", "commentaire", "observations", "divers"],
    many: true,
  },
  // Only our own exports have it: two homonyms stay two, and a client of two addresses stays one.
  { key: "ref", label: "Identifiant Établi", known: [] },
] as const satisfies readonly ImportColumn[];

export type ClientColumn = (typeof CLIENT_COLUMNS)[number]["key"];

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
