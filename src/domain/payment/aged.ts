/** How long what is owed has been due: the aged balance. */
import type { Cents } from "../money.ts";

export const AGES = ["not-due", "1-30", "31-60", "61-90", "over-90"] as const;
export type Age = (typeof AGES)[number];

export const AGE_FR: Record<Age, string> = {
  "not-due": "À échoir",
  "1-30": "1 à 30 jours",
  "31-60": "31 à 60 jours",
  "61-90": "61 à 90 jours",
  "over-90": "Plus de 90 jours",
};

/** Days after the due date on which each age ends; the list sums by them in SQL (server/invoice/list.ts). */
export const AGE_ENDS: Record<Exclude<Age, "over-90">, number> = {
  "not-due": 0,
  "1-30": 30,
  "31-60": 60,
  "61-90": 90,
};

export type AgedSum = { age: Age; count: number; remainder: Cents };
