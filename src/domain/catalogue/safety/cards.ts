/** The cards: a word, and all that it says. */
import { CARE, NOTICES } from "./advice.ts";
import type { CardText, DangerCard, DangerWord } from "./card.ts";
import { DANGERS } from "./orders.ts";

const TEXTS: Readonly<Record<DangerWord, CardText>> = { ...DANGERS, ...CARE, ...NOTICES };

/** The card of a danger. */
export const cardOf = (word: DangerWord): DangerCard => ({
  word,
  level: word in NOTICES ? "notice" : word in CARE ? "care" : "danger",
  ...TEXTS[word],
});
