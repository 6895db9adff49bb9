type Struck = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** The choice that a key takes: its digit, or the letter with which its label begins; −1 for none. */
export function choiceStruck(struck: Struck, labels: readonly string[]): number {
  const { key, ctrlKey, metaKey, altKey } = struck;
  if (ctrlKey || metaKey || altKey) return -1;
  if (/^[1-9]$/.test(key)) return Number(key) <= labels.length ? Number(key) - 1 : -1;
  if (!/^\p{L}$/u.test(key)) return -1;
  return labels.findIndex((label) => label.toLowerCase().startsWith(key.toLowerCase()));
}
