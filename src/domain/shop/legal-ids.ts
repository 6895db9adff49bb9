/** Numbers by which the State and banks know a shop. Spaces are allowed when reading. */
const bare = (text: string): string => text.replace(/[\s.\u00a0\u202f-]/g, "").toUpperCase();

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

const digitSum = (digits: string): number =>
  Array.from(digits, Number).reduce((sum, digit) => sum + digit, 0);

export const isSiren = (text: string): boolean =>
  /^\d{9}$/.test(bare(text)) && passesLuhn(bare(text));

const LA_POSTE = "356000000";

/** La Poste's branches do not follow Luhn: the sum of their digits is a multiple of five. */
export function isSiret(text: string): boolean {
  const digits = bare(text);
  if (!/^\d{14}$/.test(digits)) return false;
  return passesLuhn(digits) || (digits.startsWith(LA_POSTE) && digitSum(digits) % 5 === 0);
}

export const sirenOf = (siret: string): string => bare(siret).slice(0, 9);

/** « 812 345 678 00012 » */
export const formatSiret = (siret: string): string =>
  bare(siret).replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, a, b, c, nic) =>
    [a, b, c, nic].filter(Boolean).join("\u202f"),
  );

/** French VAT number of a SIREN: key = (12 + 3 × (SIREN mod 97)) mod 97. */
export const vatNumberOf = (siren: string): string => {
  const digits = bare(siren);
  const key = (12 + 3 * (Number(digits) % 97)) % 97;
  return `FR${String(key).padStart(2, "0")}${digits}`;
};

export const isVatNumber = (text: string): boolean => {
  const number = bare(text);
  return (
    /^FR\d{11}$/.test(number) && isSiren(number.slice(4)) && vatNumberOf(number.slice(4)) === number
  );
};

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
