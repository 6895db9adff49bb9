/**
 * Names as the shop files them (specification §5): trimmed, the last name in capitals and the first
 * name with initial capitals, each of the two switchable off.
 */
import { stripInvisible } from "../validation.ts";

const tidy = (text: string): string =>
  stripInvisible(text.normalize("NFC"), " ")
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** « le gall » → « LE GALL », « d'Ormesson » → « D'ORMESSON » */
export const upperName = (lastname: string): string => tidy(lastname).toLocaleUpperCase("fr");

/** Words that stay small inside a first name: « Marie de la Croix », « Jean-de-Dieu », « Pierre dit Pierrot ». */
const SMALL = new Set("de du des la le les et dit dite von van der den".split(" "));
const REIGN = /^(ii|iii|iv)$/;

/** « JEAN-ÉLIE » → « Jean-Élie », « n'golo » → « N'Golo », « jean de la croix » → « Jean de la Croix » */
export const titleName = (firstname: string): string => {
  const parts = tidy(firstname)
    .toLocaleLowerCase("fr")
    .split(/([ -])/);
  return parts.map((part, index) => titlePart(part, index, parts.length - 1)).join("");
};

/** A word that begins or ends a name is never a particle: « Van Anh », « Thi-Van ». */
function titlePart(part: string, index: number, last: number): string {
  if (index > 0 && index < last && SMALL.has(part.replace("(", ""))) return part;
  if (index > 0 && REIGN.test(part)) return part.toLocaleUpperCase("fr");
  const elision = index > 0 ? /^[dl]['’](?=\p{L})/u.exec(part)?.[0] : undefined;
  return elision ? elision + capitals(part.slice(elision.length)) : capitals(part);
}

/** A letter after an apostrophe, a dot or a bracket begins a word too: « O'Brien », « J.P. ». */
const capitals = (part: string): string =>
  part.replace(
    /(^|['’.("/])(\p{L})/gu,
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

/** « Marie DUPONT », or the company's name alone. */
export const fullName = ({ firstname, lastname }: Names): string =>
  tidy(`${firstname} ${lastname}`);
