/** Which letter or digit a key means, whatever the keyboard types with it. */

type Held = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey"> & {
  /** The key by its place; nothing on a screen keyboard. */
  code?: string;
};

/**
 * The letter struck with Alt alone: « u ». macOS types « º » or begins an accent with Option, so the key counts by
 * its place; in a text (`isText`) the letters and accents that Option types are left to the text. AltGr, which comes
 * as Ctrl and Alt, types characters too.
 */
export function altLetter(struck: Held, isText: boolean): string | undefined {
  const { key, code = "", ctrlKey, metaKey, altKey } = struck;
  if (!altKey || ctrlKey || metaKey) return undefined;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const isTyped = key === "Dead" || /^\p{Ll}$|^\p{Lu}$/u.test(key);
  return isText && isTyped ? undefined : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}

/** The digit struck alone: French keyboards type « & » or « é » with the keys that bear 1 and 2. */
export function digitStruck({
  key,
  code = "",
  ctrlKey,
  metaKey,
  altKey,
}: Held): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return /^\d$/.test(key) ? key : /^Digit(\d)$/.exec(code)?.[1];
}

/** Where a key types a character. */
export const isTextField = (target: unknown): boolean =>
  typeof target === "object" &&
  target !== null &&
  "tagName" in target &&
  /^(INPUT|TEXTAREA)$/.test(String(target.tagName));
