/** A claim in French, as the office reads it. */
import {
  CLAIM_ITEM_FR,
  CLAIM_ITEMS,
  CLAIM_STATE_FR,
  isClaimState,
  type ClaimState,
} from "../../../../domain/payment/claim/claim.ts";

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
