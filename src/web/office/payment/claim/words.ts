/** A claim in French, as the office reads it. */
import {
  CLAIM_ITEM_FR,
  CLAIM_ITEMS,
  CLAIM_STATE_FR,
  isClaimState,
  type ClaimState,
} from "../../../../domain/payment/claim/claim.ts";
import { formatMoment, type Instant, type Zone } from "../../../../domain/time.ts";

export type ClaimTone = "good" | "wait" | "bad" | "quiet";

export const TONES: Record<ClaimState, ClaimTone> = {
  open: "wait",
  sent: "quiet",
  complete: "good",
  rejected: "bad",
  repaid: "good",
  abandoned: "quiet",
};

export const stateOf = (word: string): ClaimState => (isClaimState(word) ? word : "open");
export const stateText = (word: string): string => CLAIM_STATE_FR[stateOf(word)];

export const missingTexts = (missing: readonly string[]): string[] =>
  CLAIM_ITEMS.filter((item) => missing.includes(item)).map((item) => CLAIM_ITEM_FR[item]);

type Consented = { consent_at: Instant | null; consent_from: string | null };

/** « Accord donné par le client sur sa page de suivi, le 27 novembre 2026 à 10:00 » */
export function consentGiven(
  { consent_at, consent_from }: Consented,
  { zone, name }: { zone: Zone; name: string },
): string {
  if (!consent_at) return "";
  const moment = formatMoment(consent_at, zone);
  if (consent_from === "client")
    return `Accord donné par le client sur sa page de suivi, ${moment}`;
  return name
    ? `Accord noté à l’accueil par ${name}, ${moment}`
    : `Accord noté à l’accueil, ${moment}`;
}
