/** A call ends: what came of it, and its line in the journal of the repair. */
import type { JournalItem } from "../repair/journal.ts";
import { minutesBetween, type Instant } from "../time.ts";
import { RECORDED_FR } from "./recording.ts";

export const OUTCOMES = ["solved", "visit", "quote", "none"] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const isOutcome = (word: string): word is Outcome => OUTCOMES.some((one) => one === word);

export const OUTCOME_FR: Record<Outcome, string> = {
  solved: "Résolu à distance",
  visit: "Visite à planifier",
  quote: "Devis à faire",
  none: "À rappeler",
};

/** What the conclusion holds, which depends on the outcome. */
export const CONCLUSION_FR: Record<Outcome, string> = {
  solved: "Conseil donné",
  visit: "Pièces à charger",
  quote: "À chiffrer",
  none: "À savoir",
};

export const LONGEST_CONCLUSION = 1_000;

type Held = {
  id: string;
  started_at: Instant | null;
  ended_at: Instant;
  notes: string;
  conclusion: string;
  /** The client agreed to a recording. */
  recorded?: boolean;
};

/** Minutes to the nearest, one at least; 0 for a call in which the two sides never met. */
export const lengthOf = ({ started_at, ended_at }: Pick<Held, "started_at" | "ended_at">): number =>
  started_at ? Math.max(1, minutesBetween(started_at, ended_at)) : 0;

/** None for a call in which the two sides never met. */
export function heldItems(call: Held, outcome: Outcome): JournalItem[] {
  if (!call.started_at) return [];
  const said = [
    outcome === "none" ? "" : OUTCOME_FR[outcome],
    call.conclusion && `${CONCLUSION_FR[outcome]}\u00a0: ${ended(call.conclusion)}`,
    call.notes.trim(),
    call.recorded ? RECORDED_FR : "",
  ];
  const notes = said.filter(Boolean).join(". ");
  return [{ type: "CallHeld", payload: { call_id: call.id, minutes: lengthOf(call), notes } }];
}

/** Without the full stop that the next sentence brings. */
const ended = (text: string): string => text.trim().replace(/\.$/, "");
