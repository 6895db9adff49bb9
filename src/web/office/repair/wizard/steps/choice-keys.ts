import { digitStruck } from "../../../../ui/office/struck-keys.ts";

type Struck = Parameters<typeof digitStruck>[0];

/** The choice that a key takes: its digit, or the letter with which its label begins; −1 for none. */
export function choiceStruck(struck: Struck, labels: readonly string[]): number {
  const { key, ctrlKey, metaKey, altKey } = struck;
  if (ctrlKey || metaKey || altKey) return -1;
  const digit = digitStruck(struck);
  if (digit !== undefined) return Number(digit) <= labels.length ? Number(digit) - 1 : -1;
  if (!/^\p{L}$/u.test(key)) return -1;
  return labels.findIndex((label) => label.toLowerCase().startsWith(key.toLowerCase()));
}
