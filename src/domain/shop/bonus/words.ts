/** Why a repair brings no bonus, after « Pas de bonus QualiRépar : ». */
import type { BonusRefusal } from "./eligible.ts";

const BONUS_REASON_FR: Record<BonusRefusal, string> = {
  "bonus-no-label": "l’atelier n’a pas le label à ce jour",
  "bonus-company": "il est réservé aux particuliers",
  "bonus-guarantee": "l’appareil est sous garantie",
  "bonus-kind": "cet appareil n’est pas dans la grille",
  "bonus-amount": "le montant dépasse la grille",
  "bonus-threshold": "le total TTC n’atteint pas le seuil",
};

const REASONS = new Map<string, string>(Object.entries(BONUS_REASON_FR));

/** Empty for a word of a later version. */
export const bonusReason = (word: string): string => REASONS.get(word) ?? "";
