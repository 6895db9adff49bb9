/** The second factor of an account: a code of six figures from a telephone (RFC 6238), or a rescue code in its place. */

/** How long after the right password the code is waited for. */
export const HALF_SESSION_MINUTES = 5;
export const RESCUE_CODES = 10;

export type TypedCode = { figures: string } | { rescue: string };

/** What a person typed, or copied with its spaces and dashes; undefined when it is neither sort of code. */
export function readCode(typed: string): TypedCode | undefined {
  const signs = typed.toLowerCase().replace(/[\s\p{Pd}]/gu, "");
  if (/^\d{6}$/.test(signs)) return { figures: signs };
  return /^[a-z2-9]{16}$/.test(signs) ? { rescue: signs } : undefined;
}

/** A long key in groups of four, to be typed by hand. */
export const inGroups = (key: string): string => key.replace(/(.{4})(?=.)/g, "$1 ");

/** How long a browser that was told to remember a right code is asked none. */
export const TRUST_DAYS = 30;
