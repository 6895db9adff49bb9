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
  return runsOf(tokens).flatMap(termsOf).slice(0, MOST_TERMS);
}

type Run = { numeric: boolean; tokens: string[] };

/** Neighbours made of digits alone may be one telephone. */
function runsOf(tokens: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    const numeric = /^\+?\(?\d[\d.\-()/]*$/.test(token);
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
