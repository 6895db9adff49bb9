/** Numbers by which the tax offices of the European Union know a company (directive 2006/112/CE, article 215). */
import { bare, isVatNumber } from "./legal-ids.ts";

/** What follows the two letters of the country, which for Greece are EL, and XI for Northern Ireland. */
const FORMS: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

export const BAD_VAT_NUMBER =
  "Ce numéro de TVA n’est pas valable : deux lettres du pays, puis ses chiffres et ses lettres.";

/** Of any country of the Union, whatever its spaces; a French one is checked whole. */
export function isUnionVatNumber(text: string): boolean {
  const number = bare(text);
  return isVatNumber(number) || (FORMS[number.slice(0, 2)]?.test(number.slice(2)) ?? false);
}
