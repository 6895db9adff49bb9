/**
 * A light reading of phones for the public site, where the whole numbering plan would weigh more than
 * the page. The server reads them again with phone.ts and has the last word.
 */
import { overseasNumber } from "./french.ts";

const SEPARATORS = /[\s\p{Pd}\u2212._,;:/\\|·•*'’()[\]]+/gu;
/** « +33 (0)6 … » and « +33 06 … »: the zero is dialled at home only. */
const HOME_ZERO = /^(\+(?:33|32|41)) ?0 ?(?=\d)/;

/** A number as people write or paste it, with one space between its groups: « (+33)06/39_98 » → « +33 6 39 98 ». */
export const plainPhone = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/^[^\d+(]+(?=[\d+(])/u, "")
    .replace(SEPARATORS, " ")
    .trim()
    .replace(/^00 ?/, "+")
    .replace(HOME_ZERO, "$1 ");

export function plausiblePhone(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const digits = plainPhone(text).replaceAll(" ", "");
  const overseas = overseasNumber(digits);
  if (overseas) return overseas;
  if (/^0[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(1)}`;
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}
