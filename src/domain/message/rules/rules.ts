/** How a shop writes to its clients: when it reminds them of an appointment, and when it stays silent. */
import { badInput, type BadInput } from "../../validation.ts";
import type { QuietHours } from "./quiet.ts";

/** How long before an appointment its client is reminded. */
export const RUNGS = ["week", "day", "hours"] as const;
export type Rung = (typeof RUNGS)[number];

export const RUNG_FR: Record<Rung, string> = {
  week: "7 jours avant",
  day: "La veille, 24 heures avant",
  hours: "2 heures avant",
};

export type MessageRules = QuietHours & {
  rungs: readonly Rung[];
  /** Whether a client is reminded of an appliance that waits to be fetched. */
  unclaimed: boolean;
  /** Whether the client of a finished repair is asked for a review. */
  reviews: boolean;
  /** Whether late invoices are reminded by themselves. */
  payments: boolean;
};

export const DEFAULT_MESSAGE_RULES: MessageRules = {
  rungs: ["day"],
  quiet_from: 20 * 60,
  quiet_to: 8 * 60,
  quiet_days: [7],
  unclaimed: true,
  reviews: true,
  payments: true,
};

type RulesInput = {
  rungs: readonly string[];
  quiet_from: number;
  quiet_to: number;
  quiet_days: readonly number[];
  unclaimed?: boolean | null | undefined;
  reviews?: boolean | null | undefined;
  payments?: boolean | null | undefined;
};

/** In their order, each once; a week without a free minute is refused. */
export function parseMessageRules(input: RulesInput): MessageRules | BadInput {
  const { quiet_from, quiet_to } = input;
  if (![quiet_from, quiet_to].every(isMinuteOfDay))
    return badInput({ quiet_from: "Choisissez deux heures entre 0 h et 24 h." });
  const quiet_days = [1, 2, 3, 4, 5, 6, 7].filter((day) => input.quiet_days.includes(day));
  if (quiet_days.length === 7)
    return badInput({ quiet_days: "Laissez au moins un jour où écrire à vos clients." });
  const rungs = RUNGS.filter((rung) => input.rungs.includes(rung));
  const unclaimed = input.unclaimed ?? true;
  const reviews = input.reviews ?? true;
  const payments = input.payments ?? true;
  return {
    rungs,
    quiet_from: quiet_from % 1440,
    quiet_to: quiet_to % 1440,
    quiet_days,
    unclaimed,
    reviews,
    payments,
  };
}

const isMinuteOfDay = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= 0 && minutes <= 1440;

export const isRung = (word: string): word is Rung => RUNGS.some((rung) => rung === word);
