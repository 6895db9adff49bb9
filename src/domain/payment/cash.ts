/** Notes and coins: what the law lets a shop take for one debt. */
import type { Cents } from "../money.ts";

/** Code monétaire et financier D. 112-3: 1 000 € in notes and coins for one debt, whatever documents bill it. */
export const CASH_LIMIT: Cents = 100_000;

/** `before`: cash that came in for the same debt. */
export const cashLeft = (before: Cents): Cents => Math.max(0, CASH_LIMIT - Math.max(0, before));
