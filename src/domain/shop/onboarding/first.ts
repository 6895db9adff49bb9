/** What a new shop begins with, until its owner says otherwise. */
import type { OpeningHours } from "../shop.ts";

const DAY = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 14 * 60, to: 18 * 60 },
];
/** From Monday to Friday. */
export const FIRST_HOURS: OpeningHours = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY };

/** Proposed in the form, in cents incl. VAT. */
export const FIRST_PRICES = { travel_incl: 3_500, diagnosis_incl: 4_500 } as const;
