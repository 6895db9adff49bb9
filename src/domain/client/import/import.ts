/** One line of a client file, read into a record or into what is wrong with it, in French, by column. */
import { clean, isId } from "../../validation.ts";
import { isSiren } from "../../shop/legal-ids.ts";
import { recordOf } from "../../record.ts";
import { ADDRESS_TEXT_NAMES, ADDRESS_TEXTS, MOST_DEGREES } from "../address-fields.ts";
import { ADDRESS_TAGS, DEFAULT_COUNTRY, type Address, type AddressTag } from "../address.ts";
import type { ClientContent, ClientType } from "../client.ts";
import { coordinateOf } from "../coordinate.ts";
import { parseEmail } from "../email.ts";
import { CLIENT_TEXT_NAMES, CLIENT_TEXTS, type ClientText, type TextField } from "../fields.ts";
import { MOST_PHONES } from "../limits.ts";
import { CLIENT_COLUMNS, type ClientColumn } from "./columns.ts";
import type { MappedRow } from "./mapping.ts";
import { LONGEST_CELL, plainCell } from "./text.ts";
import { filedNames, nameKey, type Names } from "../names.ts";
import { parsePhone, phoneNameOf, type Phone, type PhoneName } from "../phone/phone.ts";
import { readPhones } from "../phone/read.ts";

/**
 * What is wrong, where, and what to do. `column` is empty when it is the whole line. `aside`: the line is imported
 * without the value of this cell, which is kept in the client's note.
 */
export type ImportFault = { line: number; column: string; message: string; aside?: boolean };

export type ClientLine = ClientContent & {
  /** The id of an export of ours, empty otherwise. */
  ref: string;
  /** The cells that could not be read. */
  aside: readonly ImportFault[];
};

/** Without these, there is no client to create. */
const NEEDED: ReadonlySet<ClientColumn> = new Set(["lastname", "note"]);

type Fail = (column: ClientColumn, message: string) => void;
type Values = Record<ClientColumn, string>;

/** The faults, when one of them leaves no client; else what could be read. `addresses` have no id yet. */
export function readClientLine(row: MappedRow<ClientColumn>): ClientLine | ImportFault[] {
  const faults: CellFault[] = [];
  const fail: Fail = (column, message) => faults.push({ line: row.line, column, message });
  const values = cleanValues(row.values, fail);
  const names = namesIn(values, fail);
  const texts = recordOf(
    CLIENT_TEXT_NAMES,
    (name) => TEXT_READERS[name]?.(values, fail) ?? textIn(name, values, fail),
  );
  const line: Omit<ClientLine, "aside"> = {
    ...texts,
    ...names,
    type: typeIn(values, texts.siren || texts.vat_number, fail),
    phones: phonesIn(values, fail),
    addresses: addressIn(values, fail),
    ref: isId(values.ref.toLowerCase()) ? values.ref.toLowerCase() : "",
  };
  const note = noteWith(line.note, faults, row.values);
  const isNoteSound = !faults.some(({ column }) => column === "note");
  if (isNoteSound && note.length > CLIENT_TEXTS.note.max)
    fail("note", tooLong(CLIENT_TEXTS.note.max));
  if (faults.some(({ column }) => NEEDED.has(column))) return faults;
  return { ...line, note, aside: faults.map((fault) => ({ ...fault, aside: true })) };
}

type CellFault = ImportFault & { column: ClientColumn };

/** « À vérifier (import) : Téléphone « 12 34 » » */
function noteWith(note: string, faults: readonly CellFault[], values: Partial<Values>): string {
  const columns = CLIENT_COLUMNS.filter(({ key }) => faults.some(({ column }) => column === key));
  const cells = columns.map(
    ({ key, label }) => `${label} «\u202f${clean(values[key] ?? "")}\u202f»`,
  );
  const kept = cells.length > 0 ? `À vérifier (import)\u00a0: ${cells.join(", ")}` : "";
  return [note, kept].filter(Boolean).join("\n");
}

const tooLong = (most: number): string =>
  `Ce texte est trop long\u00a0: ${most} caractères au plus. Raccourcissez-le.`;

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
    if (text.length > most) fail(key, tooLong(most));
    // What is too long is read as blank: it is kept in the note.
    const right = text.length > most && !NEEDED.has(key) ? "" : text;
    values[key] = MULTILINE.has(key) ? right : right.replace(/\s+/g, " ");
  }
  return values;
}

type Reader = (values: Values, fail: Fail) => string;
/** The texts that a cell may spell in other ways than its field. */
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

/** As its field stores it. */
function textIn(name: ClientText, values: Values, fail: Fail): string {
  const { compact, isValid, messages }: TextField = CLIENT_TEXTS[name];
  const text = compact(values[name]);
  if (text === "" || isValid(text)) return text;
  fail(name, messages.wrong ?? "");
  return "";
}

/** `number`: what only a company has. */
function typeIn({ type }: Values, number: string, fail: Fail): ClientType {
  const key = nameKey(type);
  if (key === "") return number === "" ? "Particulier" : "Entreprise";
  if (PERSONS.includes(key)) return "Particulier";
  if (!COMPANIES.includes(key))
    fail(
      "type",
      `«\u202f${type}\u202f» n’est pas un type de client\u00a0: écrivez Particulier ou Entreprise.`,
    );
  return number === "" && !COMPANIES.includes(key) ? "Particulier" : "Entreprise";
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
  fail(
    "siren",
    `«\u202f${siren}\u202f» n’est pas un SIREN\u00a0: vérifiez ses 9 chiffres, ou videz la cellule.`,
  );
  return "";
}

function emailIn({ email }: Values, fail: Fail): string {
  if (email === "") return "";
  const parsed = parseEmail(email.replace(/^mailto:/i, ""));
  if (!parsed)
    fail(
      "email",
      `«\u202f${short(email)}\u202f» n’est pas une adresse e-mail\u00a0: corrigez-la, ou videz la cellule.`,
    );
  return parsed ?? "";
}

function phonesIn(values: Values, fail: Fail): Phone[] {
  const phones = new Map<string, PhoneName>();
  for (const [column, name] of PHONES) {
    const cell = values[column].split("\n").map(plainCell).join("\n");
    const { numbers, unread } = readPhones(cell, (text) => parsePhone(withZero(text)));
    if (unread !== "") fail(column, notPhone(unread));
    for (const number of numbers)
      if (!phones.has(number)) phones.set(number, name ?? phoneNameOf(number));
  }
  if (phones.size > MOST_PHONES)
    fail("phone", "Vingt numéros au plus par client\u00a0: retirez-en.");
  return [...phones].slice(0, MOST_PHONES).map(([number, name]) => ({ name, number }));
}

const notPhone = (text: string): string =>
  `«\u202f${short(text)}\u202f» n’est pas un numéro de téléphone\u00a0: corrigez-le, ou videz la cellule.`;

/** A spreadsheet that takes a number for a quantity eats its first zero. */
const withZero = (text: string): string =>
  /^[1-9]\d{8}$/.test(text.replace(/[\s.]/g, "")) ? `0${text}` : text;

function addressIn(values: Values, fail: Fail): ClientLine["addresses"] {
  const tags = tagsIn(values, fail);
  const country = values.country || DEFAULT_COUNTRY;
  const zip = country === DEFAULT_COUNTRY ? frenchZip(values.zip, fail) : values.zip;
  const place = placeIn(values, fail);
  const texts = { ...recordOf(ADDRESS_TEXT_NAMES, (name) => values[name]), zip };
  if (ADDRESS_TEXT_NAMES.every((name) => name === "country" || texts[name] === "")) return [];
  return [{ ...texts, address_id: "", tags, country, ...place }];
}

/** A spreadsheet eats the first zero of a postal code too. */
function frenchZip(typed: string, fail: Fail): string {
  const zip = typed.replace(/\s/g, "");
  if (zip === "" || /^\d{5}$/.test(zip)) return zip;
  if (/^\d{4}$/.test(zip)) return `0${zip}`;
  fail(
    "zip",
    `«\u202f${short(typed)}\u202f» n’est pas un code postal français\u00a0: corrigez-le, ou indiquez le pays.`,
  );
  return "";
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
      "Une adresse sert à la facturation, à l’intervention, ou aux deux\u00a0: corrigez la cellule.",
    );
  return known;
}

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
