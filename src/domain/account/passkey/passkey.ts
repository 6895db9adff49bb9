/** A passkey: a key of a device, or of a password manager, that replaces password and code. */

/** How long a device may take to sign. */
export const CHALLENGE_MINUTES = 5;
export const MOST_PASSKEYS = 10;
export const MOST_PASSKEY_NAME = 60;

/** « iPhone de Marc »; undefined when nothing is left to read, or too much. */
export function passkeyName(typed: string): string | undefined {
  const name = typed.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return name.length >= 1 && name.length <= MOST_PASSKEY_NAME ? name : undefined;
}
