import { typingErrors } from "../catalogue/typing.ts";
import type { Address } from "./address.ts";
import type { Client } from "./client.ts";
import { nameKey } from "./names.ts";
import { nationalDigits } from "./phone/french.ts";

/**
 * What is typed to find a client, as terms that must all be met, in any order. A telephone typed in
 * groups is one term, in one of the two spellings that the index holds: « 06 12 », « +33 6 12 ».
 */
const LONGEST = 200;
const MOST_TERMS = 8;

/** No sign of a text is a pattern: whatever is neither a letter, a digit nor an emoji parts two words. */
export function searchTerms(text: string): string[] {
  const tokens = text
    .slice(0, LONGEST)
    .toWellFormed()
    .replaceAll("\u0000", " ")
    .replace(/\(0\)/g, " ")
    .split(/[\s,;]+/)
    .filter(Boolean);
  const runs = runsOf(tokens.filter((token) => !isSaidBefore(token, tokens)));
  return runs.flatMap(termsOf).slice(0, MOST_TERMS);
}

/** What is said before a name or a number and is written in no record, unless nothing else is typed. */
const CIVILITY =
  /^(m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|me|veuve|famille|client|cliente|et)\.?$/i;
const BEFORE_NUMBER =
  /^(t[ée]l|t[ée]l[ée]phone|port|portable|mobile|fixe?|fax|n°|num[ée]ro)\.?:?$/i;

const isSaidBefore = (token: string, tokens: readonly string[]): boolean => {
  const isMeant = CIVILITY.test(token)
    ? tokens.length > 1
    : BEFORE_NUMBER.test(token) && tokens.some((other) => NUMERIC.test(other));
  return isMeant && tokens.some((other) => !CIVILITY.test(other) && !BEFORE_NUMBER.test(other));
};

const NUMERIC = /^\+?\(?\d[\d.\-()/]*$/;

type Run = { numeric: boolean; tokens: string[] };

/** Neighbours made of digits alone may be one telephone. */
function runsOf(tokens: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    const numeric = NUMERIC.test(token);
    const last = runs.at(-1);
    if (numeric && last?.numeric && !token.startsWith("+")) last.tokens.push(token);
    else runs.push({ numeric, tokens: [token] });
  }
  return runs;
}

const termsOf = ({ numeric, tokens }: Run): string[] => {
  if (!numeric) return tokens.map(worded).filter(Boolean);
  return isPhone(tokens) ? [phoneFragment(tokens.join(""))] : tokens.map(digitsOf);
};

const digitsOf = (token: string): string => token.replace(/\D/g, "");
/** Words stay whole here: the database parts them where it parts the names it compares them with. */
const worded = (token: string): string => (/[\p{L}\p{N}\p{S}]/u.test(token) ? token : "");

const POSTAL_CODE = /^\d{5}$/;
/** « 06 12 » and « 6 12 34 » are one number; « 12 31700 » is a street and a postal code. */
const isPhone = (tokens: readonly string[]): boolean =>
  tokens[0]?.startsWith("+") === true || !tokens.some((token) => POSTAL_CODE.test(token));

/** « 0033 6 12 », « +33 06 12 » → « 33612 » */
const phoneFragment = (typed: string): string => {
  const digits = digitsOf(typed);
  return /^(\+|00)/.test(typed) ? digits.replace(/^00/, "").replace(/^(33|32|41)0/, "$1") : digits;
};

/** Words that a record may hold in their other spelling. */
const SPELLINGS = [
  ["saint", "st"],
  ["sainte", "ste"],
  ["boulevard", "bd"],
  ["boulevard", "bvd"],
  ["avenue", "av"],
  ["allee", "all"],
  ["chemin", "ch"],
  ["impasse", "imp"],
  ["place", "pl"],
  ["route", "rte"],
  ["faubourg", "fg"],
  ["general", "gal"],
  ["docteur", "dr"],
  ["residence", "res"],
  ["batiment", "bat"],
] as const;

const FIGURES =
  "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(
    " ",
  );

/** The same search in the other spelling: « st gaudens » as « saint gaudens », « huit mai » as « 8 mai »; undefined when there is none. */
export function respelledTerms(terms: readonly string[]): string[] | undefined {
  const other = terms.map((term) => otherSpelling(nameKey(term)) ?? term);
  return other.some((term, index) => term !== terms[index]) ? other : undefined;
}

function otherSpelling(key: string): string | undefined {
  const pair = SPELLINGS.find(([long, short]) => key === long || key === short);
  if (pair) return key === pair[0] ? pair[1] : pair[0];
  const figure = FIGURES.indexOf(key);
  return figure > 0 ? String(figure) : undefined;
}

type Findable = Pick<Client, "lastname" | "firstname" | "email"> & {
  addresses: readonly Pick<Address, "street" | "zip" | "city">[];
};

/** True when each term is there, or is a name that was mistyped: one error, two in a long name. */
export function isNearly(terms: readonly string[], client: Findable): boolean {
  const { lastname, firstname, email, addresses } = client;
  const places = addresses.flatMap(({ street, zip, city }) => [street, zip, city]);
  const all = nameKey([lastname, firstname, email, ...places].join(""));
  const names = [lastname, firstname].flatMap((name) => [
    name,
    ...name.split(/[^\p{L}\p{M}\p{N}]+/u),
  ]);
  const keys = names.map((name) => squeezed(nameKey(name))).filter(Boolean);
  return terms
    .flatMap((term) => term.split(/[^\p{L}\p{M}\p{N}]+/u).map(nameKey))
    .every((term) => all.includes(term) || /^\d/.test(term) || isMistyped(term, keys));
}

/**
 * True when each term is in the record as it was typed, with nothing guessed: only such a client is proposed under
 * the Enter key.
 */
export function isExactly(
  text: string,
  client: Findable & { phones: readonly { number: string }[] },
): boolean {
  const { lastname, firstname, email, addresses, phones } = client;
  const places = addresses.flatMap(({ street, zip, city }) => [street, zip, city]);
  const all = nameKey([lastname, firstname, email, ...places].join(""));
  const numbers = phones.map(
    ({ number }) => `${digitsOf(number)} ${nationalDigits(number) ?? number}`,
  );
  return searchTerms(text)
    .flatMap((term) => term.split(/[^\p{L}\p{M}\p{N}]+/u))
    .every(
      (word) => all.includes(nameKey(word)) || numbers.some((number) => number.includes(word)),
    );
}

/** Whether a name, or the beginning of one, may have been meant by this term. */
export const isNearName = (term: string, name: string): boolean =>
  isMistyped(nameKey(term), [squeezed(nameKey(name))]);

const SHORTEST_MISTYPED = 4;
const LONG = 9;

/** Names may still be unfinished: « gauti » is nearly the beginning of Gauthier. */
function isMistyped(term: string, keys: readonly string[]): boolean {
  if (term.length < SHORTEST_MISTYPED) return false;
  const most = term.length >= LONG ? 2 : 1;
  const typed = squeezed(term);
  const lengths = [-1, 0, 1].map((more) => typed.length + more);
  return keys.some((key) =>
    [key, ...lengths.map((length) => key.slice(0, length))].some(
      (begun) => typingErrors(typed, begun) <= most,
    ),
  );
}

/** Nobody hears a double letter: « Rousell » is Roussel. */
const squeezed = (key: string): string => key.replace(/(.)\1+/gu, "$1");
