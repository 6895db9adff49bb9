/**
 * The numbering plan of France: ten digits dialled alike at home and overseas, behind another country code for each part of
 * the Republic (ARCEP's blocks, as Google's libphonenumber lists them). No library: the public pages read it too.
 */

/**
 * Country codes, each with the prefixes of its national numbers. 0639 is Mayotte's but for 06 39 98, which ARCEP reserves for
 * works of fiction: the tests and the demonstration use it as a number of metropolitan France.
 */
const OVERSEAS = [
  ["262", /^(26[29]|263[01]|268[89]|639(?!98)|69[23]|7092|7093[5-7])/],
  ["590", /^(590|69[01]|7090)/],
  ["594", /^(594|694|7093[0-3])/],
  ["596", /^(596|69[67]|7091)/],
] as const;
/** Saint-Pierre-et-Miquelon: six digits behind its country code. */
const MIQUELON = /^508(\d{6})$/;

/** The country codes behind which a number has the nine digits that follow its 0 at home. */
export const FRENCH_CODES = ["33", ...OVERSEAS.map(([code]) => code)];

const NATIONAL = new RegExp(`^\\+(?:${FRENCH_CODES.join("|")})(\\d{9})$`);

/** « 0692 12 34 56 » → "+262692123456"; undefined for a number of another shape, or of metropolitan France. */
export function overseasNumber(plain: string): string | undefined {
  const national = /^(?:0|\+33)([1-9]\d{8})$/.exec(plain.replaceAll(" ", ""))?.[1];
  if (!national) return undefined;
  const code = OVERSEAS.find(([, begins]) => begins.test(national))?.[0];
  if (code) return `+${code}${national}`;
  const short = MIQUELON.exec(national)?.[1];
  return short && `+508${short}`;
}

/** The ten digits of a stored number: "+33639981234" → "0639981234"; undefined abroad. */
export function nationalDigits(number: string): string | undefined {
  const national = NATIONAL.exec(number)?.[1];
  return national && `0${national}`;
}

/** « 06 39 98 12 34 », « 0692 12 34 56 » from a stored number; undefined abroad. */
export function frenchNumber(number: string): string | undefined {
  const digits = nationalDigits(number);
  if (!digits) return undefined;
  const first = number.startsWith("+33") ? 2 : 4;
  const pairs = digits.slice(first).match(/\d\d/g) ?? [];
  return [digits.slice(0, first), ...pairs].join(" ");
}
