/** One line of a client file, read into a record or into what is wrong with it, in French, by column. */
import { clean, isId } from "../../validation.ts";
import { isSiren } from "../../shop/legal-ids.ts";
import { recordOf } from "../../record.ts";
import { ADDRESS_TEXT_NAMES, ADDRESS_TEXTS, MOST_DEGREES } from "../address-fields.ts";
import { ADDRESS_TAGS, DEFAULT_COUNTRY, type Address, type AddressTag } from "../address.ts";
import type { ClientContent, ClientType } from "../client.ts";
import { coordinateOf } from "../coordinate.ts";
import { parseEmail } from "../email.ts";
import { CLIENT_TEXT_NAMES, CLIENT_TEXTS, type ClientText } from "../fields.ts";
import { MOST_PHONES } from "../limits.ts";
import { CLIENT_COLUMNS, type ClientColumn } from "./columns.ts";
import type { MappedRow } from "./mapping.ts";
import { LONGEST_CELL, plainCell } from "./text.ts";
import { filedNames, nameKey, type Names } from "../names.ts";
import { parsePhone, phoneNameOf, type Phone, type PhoneName } from "../phone/phone.ts";

/** What is wrong, where, and what to do. `column` is empty when it is the whole line. */
export type ImportFault = { line: number; column: string; message: string };

export type ClientLine = ClientContent & {
  /** The id of an export of ours, empty otherwise. */
  ref: string;
};

type Fail = (column: ClientColumn, message: string) => void;
type Values = Record<ClientColumn, string>;

/** `addresses` have no id yet. */
export function readClientLine(row: MappedRow<ClientColumn>): ClientLine | ImportFault[] {
  const faults: ImportFault[] = [];
  const fail: Fail = (column, message) => faults.push({ line: row.line, column, message });
  const values = cleanValues(row.values, fail);
  const names = namesIn(values, fail);
  const texts = recordOf(
    CLIENT_TEXT_NAMES,
    (name) => TEXT_READERS[name]?.(values, fail) ?? values[name],
  );
  const line: ClientLine = {
    ...texts,
    ...names,
    type: typeIn(values, texts.siren, fail),
    phones: phonesIn(values, fail),
    addresses: addressIn(values, fail),
    ref: isId(values.ref.toLowerCase()) ? values.ref.toLowerCase() : "",
  };
  return faults.length > 0 ? faults : line;
}

export const isFaulty = (read: object): read is ImportFault[] => Array.isArray(read);

/** Longer cells are refused, except where a reader of its own says what is wrong with them. */
const LONGEST: Partial<Record<ClientColumn, number>> = {
  ...recordOf(
    CLIENT_TEXT_NAMES.filter((name) => CLIENT_TEXTS[name].faults.long),
    (name) => CLIENT_TEXTS[name].max,
  ),
  ...recordOf(ADDRESS_TEXT_NAMES, (name) => ADDRESS_TEXTS[name].max),
};

const keys = CLIENT_COLUMNS.map(({ key }) => key);
const BLANK: Values = recordOf(keys, () => "");

const PHONES: readonly (readonly [ClientColumn, PhoneName | null])[] = [
  ["mobile", "Portable"],
  ["landline", "Fix"],
  ["phone", null],
  ["fax", "Fax"],
];

/** Cells whose line breaks are kept: texts of many lines, and several telephones. */
const MULTILINE: ReadonlySet<ClientColumn> = new Set([
  ...CLIENT_TEXT_NAMES.filter((name) => CLIENT_TEXTS[name].lines === "many"),
  ...PHONES.map(([column]) => column),
]);

function cleanValues(raw: Partial<Values>, fail: Fail): Values {
  const values = { ...BLANK };
  for (const key of keys) {
    const given = raw[key] ?? "";
    const text = clean(plainCell(given.slice(0, LONGEST_CELL + 1)));
    const most = LONGEST[key] ?? LONGEST_CELL;
    if (text.length > most)
      fail(key, `Ce texte est trop long : ${most} caractères au plus. Raccourcissez-le.`);
    values[key] = MULTILINE.has(key) ? text : text.replace(/\s+/g, " ");
  }
  return values;
}

type Reader = (values: Values, fail: Fail) => string;
/** The texts that a cell may spell in other ways; the others are taken as they are. */
const TEXT_READERS: Partial<Record<ClientText, Reader>> = { siren: sirenIn, email: emailIn };

const PERSONS = [
  "particulier",
  "particuliere",
  "m",
  "mr",
  "mme",
  "mlle",
  "monsieur",
  "madame",
  "personne",
];
const COMPANIES = [
  "entreprise",
  "societe",
  "professionnel",
  "pro",
  "association",
  "sarl",
  "sas",
  "ste",
  "collectivite",
];

function typeIn({ type }: Values, siren: string, fail: Fail): ClientType {
  const key = nameKey(type);
  if (key === "") return siren === "" ? "Particulier" : "Entreprise";
  if (PERSONS.includes(key)) return "Particulier";
  if (!COMPANIES.includes(key))
    fail("type", `« ${type} » n’est pas un type de client : écrivez Particulier ou Entreprise.`);
  return "Entreprise";
}

const AS_WRITTEN = { upper_lastname: false, title_firstname: false };

/** Of our own export, in the case the shop chose. */
function namesIn({ lastname, firstname, ref }: Values, fail: Fail): Names {
  if (nameKey(lastname) === "") fail("lastname", "Le nom manque\u00a0: ajoutez-le.");
  return filedNames({ lastname, firstname }, isId(ref.toLowerCase()) ? AS_WRITTEN : {});
}

function sirenIn({ siren }: Values, fail: Fail): string {
  const digits = siren.replace(/[\s.\u00a0\u202f-]/g, "").slice(0, 9);
  if (siren === "" || isSiren(digits)) return digits;
  fail("siren", `« ${siren} » n’est pas un SIREN : vérifiez ses 9 chiffres, ou videz la cellule.`);
  return "";
}

function emailIn({ email }: Values, fail: Fail): string {
  if (email === "") return "";
  const parsed = parseEmail(email.replace(/^mailto:/i, ""));
  if (!parsed)
    fail(
      "email",
      `« ${short(email)} » n’est pas une adresse e-mail : corrigez-la, ou videz la cellule.`,
    );
  return parsed ?? "";
}

function phonesIn(values: Values, fail: Fail): Phone[] {
  const phones: Phone[] = [];
  for (const [column, name] of PHONES)
    // A cell may hold thousands of them: one too many says enough, and so does one that is none.
    for (const text of phonesOf(values[column]).slice(0, MOST_PHONES + 1)) {
      const number = parsePhone(withZero(text));
      if (!number) {
        fail(
          column,
          `« ${short(text)} » n’est pas un numéro de téléphone : corrigez-le, ou videz la cellule.`,
        );
        break;
      }
      if (!phones.some((phone) => phone.number === number))
        phones.push({ name: name ?? phoneNameOf(number), number });
    }
  if (phones.length > MOST_PHONES) fail("phone", "Vingt numéros au plus par client : retirez-en.");
  return phones;
}

/** « 05 61 99 00 12 / 06 39 98 12 34 »: several in one cell. */
const phonesOf = (cell: string): string[] =>
  cell
    .split(/[/;,|\n]|\bou\b|\bet\b/)
    .map((text) => plainCell(text.trim()))
    .filter(Boolean);

/** A spreadsheet that takes a number for a quantity eats its first zero. */
const withZero = (text: string): string =>
  /^[1-9]\d{8}$/.test(text.replace(/[\s.]/g, "")) ? `0${text}` : text;

function addressIn(values: Values, fail: Fail): ClientLine["addresses"] {
  const tags = tagsIn(values, fail);
  const country = values.country || DEFAULT_COUNTRY;
  const zip =
    country === DEFAULT_COUNTRY && /^\d{4}$/.test(values.zip) ? `0${values.zip}` : values.zip;
  const place = placeIn(values, fail);
  const texts = { ...recordOf(ADDRESS_TEXT_NAMES, (name) => values[name]), zip };
  if (ADDRESS_TEXT_NAMES.every((name) => name === "country" || texts[name] === "")) return [];
  return [{ ...texts, address_id: "", tags, country, ...place }];
}

/** Half a position is not a position. */
function placeIn(values: Values, fail: Fail): Pick<Address, "lat" | "lon"> {
  const lat = degreesIn(values, "lat", fail);
  const lon = degreesIn(values, "lon", fail);
  return lat === null || lon === null ? { lat: null, lon: null } : { lat, lon };
}

function degreesIn(values: Values, column: "lat" | "lon", fail: Fail): number | null {
  const limit = MOST_DEGREES[column];
  const degrees = coordinateOf(values[column], limit);
  if (degrees === null && values[column] !== "")
    fail(
      column,
      `«\u202f${short(values[column])}\u202f» n’est pas un nombre de degrés entre -${limit} et ${limit}\u00a0: corrigez-le, ou videz la cellule.`,
    );
  return degrees;
}

function tagsIn({ tags }: Values, fail: Fail): AddressTag[] {
  const words = tags.split(/[^\p{L}]+/u).filter(Boolean);
  const known = ADDRESS_TAGS.filter((tag) => words.some((word) => nameKey(word) === tag));
  if (known.length < words.length)
    fail(
      "tags",
      "Une adresse sert à la facturation, à l’intervention, ou aux deux : corrigez la cellule.",
    );
  return known;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
