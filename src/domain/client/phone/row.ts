/** One line of the phones of a form: typed as one likes, stored as E.164. */
import {
  callingCodes,
  formatPhone,
  parsePhone,
  PHONE_NAMES,
  phoneCountryOf,
  phoneNameOf,
  spacedPhone,
  type Phone,
  type PhoneName,
} from "./phone.ts";

import { readPhones } from "./read.ts";

/** `row` names the line for as long as the form is open; `chosen`: its type was picked by hand. */
export type PhoneRow = {
  row: number;
  name: PhoneName;
  chosen: boolean;
  country: string;
  text: string;
};

/** A new line, a mobile in France until what is typed says otherwise. */
export const phoneRow = (row: number, text = ""): PhoneRow =>
  typedIn({ row, name: "Portable", chosen: false, country: "FR", text: "" }, text);

/** A stored phone, as it is dialled in its country. */
export const storedRow = (phone: { name: string; number: string }, row: number): PhoneRow => ({
  row,
  name: PHONE_NAMES.find((known) => known === phone.name) ?? "Portable",
  chosen: true,
  country: phoneCountryOf(phone.number, "FR"),
  text: formatPhone(phone.number),
});

/** The line after typing: spaced, its country and its type read from the number. */
export function typedIn(phone: PhoneRow, text: string): PhoneRow {
  const country = phoneCountryOf(text, phone.country);
  const number = parsePhone(text, country);
  return {
    ...phone,
    country,
    text: spacedPhone(text, country),
    name: number && !phone.chosen ? phoneNameOf(number) : phone.name,
  };
}

/** The line after a key: spaces are put in only behind the caret's last place, or it would jump. */
export const keyedIn = (phone: PhoneRow, text: string, isAtEnd: boolean): PhoneRow => {
  const next = typedIn(phone, text);
  return isAtEnd && text.length > phone.text.length ? next : { ...next, text };
};

/** The lines after one of them was typed or pasted into: two numbers in one field become two lines. */
export function rowsTyped(rows: readonly PhoneRow[], typed: PhoneRow): PhoneRow[] {
  const { numbers, unread } = readPhones(typed.text, (text) => parsePhone(text, typed.country));
  const [first, ...more] = unread === "" ? numbers : [];
  if (first === undefined || more.length === 0)
    return rows.map((row) => (row.row === typed.row ? typed : row));
  const added = more.map((number, at) => phoneRow(nextRow(rows) + at, formatPhone(number)));
  return rows.flatMap((row) =>
    row.row === typed.row ? [typedIn(typed, formatPhone(first)), ...added] : [row],
  );
}

/** The line under another country: a prefix of the old one goes, the national number stays. */
export function ofCountry(phone: PhoneRow, country: string): PhoneRow {
  const code = callingCodes().find((known) => known.country === phone.country)?.code ?? "";
  const compact = phone.text.replace(/[\s.-]/g, "").replace(/^00/, "+");
  const national = compact.startsWith(`+${code}`) ? compact.slice(code.length + 1) : phone.text;
  return { ...phone, country, text: spacedPhone(national, country) };
}

/** Something is typed that no telephone of that country answers to. */
export const isWrongPhone = ({ text, country }: PhoneRow): boolean =>
  text.trim() !== "" && parsePhone(text, country) === undefined;

/** What the lines come to: blank ones left out, one number once. A number that cannot be read stays as typed. */
export function phonesOf(rows: readonly PhoneRow[]): Phone[] {
  const phones = rows
    .filter(({ text }) => text.trim() !== "")
    .map(({ name, text, country }) => ({ name, number: parsePhone(text, country) ?? text.trim() }));
  return phones.filter(
    ({ number }, index) => phones.findIndex((other) => other.number === number) === index,
  );
}

/** A row number that no line has. */
export const nextRow = (rows: readonly PhoneRow[]): number =>
  Math.max(-1, ...rows.map(({ row }) => row)) + 1;
