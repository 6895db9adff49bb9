/**
 * Names as the shop files them (specification §5): trimmed, the last name in capitals and the first
 * name with initial capitals, each of the two switchable off.
 */

const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** « le gall » → « LE GALL », « d'Ormesson » → « D'ORMESSON » */
export const upperName = (lastname: string): string => tidy(lastname).toLocaleUpperCase("fr");

/** Particles stay small inside a first name: « Marie de la Croix »; a hyphen or an apostrophe begins a new part. */
const PARTICLES = new Set([
  "de",
  "du",
  "des",
  "la",
  "le",
  "les",
  "von",
  "van",
  "der",
  "den",
  "el",
  "ben",
]);

/** « JEAN-ÉLIE » → « Jean-Élie », « marie-france » → « Marie-France » */
export const titleName = (firstname: string): string =>
  tidy(firstname)
    .toLocaleLowerCase("fr")
    .split(" ")
    .map((word, index) => (index > 0 && PARTICLES.has(word) ? word : titleWord(word)))
    .join(" ");

const titleWord = (word: string): string =>
  word.replace(
    /(^|[-'’])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase("fr"),
  );

export type NameSwitches = { upper_lastname?: boolean; title_firstname?: boolean };
export type Names = { lastname: string; firstname: string };

/** Both names as filed; a switch set to false leaves the case as typed. */
export const filedNames = (
  names: Names,
  { upper_lastname = true, title_firstname = true }: NameSwitches = {},
): Names => ({
  lastname: upper_lastname ? upperName(names.lastname) : tidy(names.lastname),
  firstname: title_firstname ? titleName(names.firstname) : tidy(names.firstname),
});

/** For comparing only: no case, accent, hyphen, apostrophe or space. */
export const nameKey = (name: string): string =>
  name
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** « Marie D. »: enough for the person concerned, too little for anybody else. */
export function discreetName({ firstname, lastname }: Names): string {
  const initial = Array.from(tidy(lastname))[0];
  return [titleName(firstname), initial ? `${initial.toLocaleUpperCase("fr")}.` : ""]
    .filter(Boolean)
    .join(" ");
}

/** « Marie DUPONT », or the company's name alone. */
export const fullName = ({ firstname, lastname }: Names): string =>
  tidy(`${firstname} ${lastname}`);
