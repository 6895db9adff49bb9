/** The identity of a company as the State's register writes it, made readable for a form. */

/** INSEE's codes of legal forms, by their beginnings: the longest that fits. */
const FORMS: Readonly<Record<string, string>> = {
  "10": "Entrepreneur individuel (EI)",
  "52": "SNC",
  "54": "SARL",
  "5498": "EURL",
  "55": "SA",
  "56": "SA",
  "57": "SAS",
  "5720": "SASU",
  "5458": "SCOP SARL",
  "92": "Association",
};

/** Empty for a form that is not in the table. */
export function legalFormOf(code: string): string {
  for (let length = 4; length >= 2; length--) {
    const form = FORMS[code.slice(0, length)];
    if (form !== undefined && code.length === 4) return form;
  }
  return "";
}

const SMALL = new Set(
  "rue avenue boulevard place allée allee chemin impasse route quai cours square passage bis ter de du des la le les et à sur sous aux au d l".split(
    " ",
  ),
);

/** « 8 RUE DES ESSAIS » → « 8 rue des Essais »; a text that has small letters stays as it is. */
export function readableStreet(street: string): string {
  if (street !== street.toUpperCase()) return street;
  return street
    .toLocaleLowerCase("fr")
    .replace(/[\p{L}]+/gu, (word) =>
      SMALL.has(word) ? word : word.charAt(0).toLocaleUpperCase("fr") + word.slice(1),
    );
}
