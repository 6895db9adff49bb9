/** Numbers by which the State and banks know a shop. Spaces are allowed when reading. */
export const bare = (text: string): string => text.replace(/[\s.\u00a0\u202f-]/g, "").toUpperCase();

/** Luhn's sum is a multiple of ten. */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export const isSiren = (text: string): boolean =>
  /^\d{9}$/.test(bare(text)) && passesLuhn(bare(text));

/** Fourteen digits: the SIREN and the number of the establishment. The Post Office's have a rule of their own. */
export function isSiret(text: string): boolean {
  const digits = bare(text);
  if (!/^\d{14}$/.test(digits) || !isSiren(digits.slice(0, 9))) return false;
  return passesLuhn(digits) || (digits.startsWith("356000000") && sumOf(digits) % 5 === 0);
}

const sumOf = (digits: string): number =>
  digits.split("").reduce((sum, digit) => sum + Number(digit), 0);

/** Of France, whose numbers end with the SIREN; the key is known when it is two digits (CGI, 286 ter). */
export function isVatNumber(text: string): boolean {
  const [, key = "", siren = ""] = /^FR([0-9A-HJ-NP-Z]{2})(\d{9})$/.exec(bare(text)) ?? [];
  if (!isSiren(siren)) return false;
  return !/^\d\d$/.test(key) || Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
}

/** « 812 345 678 00012 » */
export const formatSiret = (siret: string): string =>
  bare(siret).replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, a, b, c, nic) =>
    [a, b, c, nic].filter(Boolean).join("\u202f"),
  );

/** ISO 13616: right length for France, remainder 1 by 97. */
export function isIban(text: string): boolean {
  const iban = bare(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  if (iban.startsWith("FR") && iban.length !== 27) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  let remainder = 0;
  for (const sign of turned) remainder = Number(`${remainder}${Number.parseInt(sign, 36)}`) % 97;
  return remainder === 1;
}
