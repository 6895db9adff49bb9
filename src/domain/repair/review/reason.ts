import { refuse, type Refusal } from "../../decision.ts";

/** Why a review may be reported, and refused: the only reasons. */
export const REFUSED_REASONS = ["insult", "personal", "contact", "elsewhere", "forged"] as const;
export type RefusedReason = (typeof REFUSED_REASONS)[number];
export const REFUSED_REASON_FR: Record<RefusedReason, string> = {
  insult: "Injure, menace ou propos discriminatoire",
  personal: "Nom ou donnée personnelle d’un tiers",
  contact: "Publicité, lien ou coordonnées",
  elsewhere: "Sans rapport avec la réparation",
  forged: "Écrit par quelqu’un d’autre que le client, ou contre un avantage",
};
export const isRefusedReason = (word: string): word is RefusedReason =>
  REFUSED_REASONS.some((reason) => reason === word);
export const parseReason = (word: string): RefusedReason | Refusal<"reason-unknown"> =>
  isRefusedReason(word) ? word : refuse("reason-unknown");
