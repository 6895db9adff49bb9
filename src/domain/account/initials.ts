/**
 * Initials of a person (specification §3): both names, two capitals; a single name, its first letter
 * in capital then its second in small; none otherwise. Whole characters, accents included.
 */
export function initials(firstname: string, lastname: string): string {
  const [first, last] = [letters(firstname), letters(lastname)];
  if (first[0] && last[0]) return upper(first[0]) + upper(last[0]);
  const only = first[0] ? first : last;
  return upper(only[0] ?? "") + (only[1] ?? "").toLocaleLowerCase("fr");
}

const letters = (name: string): string[] => Array.from(name.normalize("NFC").trim());
const upper = (letter: string): string => letter.toLocaleUpperCase("fr");
