/** The cards: a word, and all that it says. */
import { CARE, NOTICES } from "./advice.ts";
import { DANGER_WORDS, type CardText, type DangerCard, type DangerWord } from "./card.ts";
import { DANGERS } from "./orders.ts";

const TEXTS: Readonly<Record<DangerWord, CardText>> = { ...DANGERS, ...CARE, ...NOTICES };

/** The card of a danger. */
export const cardOf = (word: DangerWord): DangerCard => ({
  word,
  level: word in NOTICES ? "notice" : word in CARE ? "care" : "danger",
  ...TEXTS[word],
});

/** The card of a stored word; null for none, or for one that today's cards no longer know. */
export function storedCard(stored: string): DangerCard | null {
  const word = DANGER_WORDS.find((known) => known === stored);
  return word ? cardOf(word) : null;
}
