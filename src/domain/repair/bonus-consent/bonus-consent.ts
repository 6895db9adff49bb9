/** Whether a client lets the shop hand over what the eco-organisation asks for the bonus; given on the tracking page, or at the counter. */
import type { Instant } from "../../time.ts";
import { isJournalItem, type JournalEntry } from "../journal.ts";

/** Of the words below: another day for other words. */
export const BONUS_CONSENT_VERSION = "2026-11-27";

/** What the client agrees to, word for word; kept with each consent, so that a change here changes no earlier one. */
export const bonusConsentText = (shop: string): string =>
  `J’accepte que ${shop} transmette à l’éco-organisme mes nom, coordonnées et facture, ainsi que les photos de mon appareil, pour le remboursement du bonus réparation.`;

export type BonusConsent = { since: Instant; text: string; by: "client" | "shop" };

/** The consent that stands; null when it was never given, or was taken back. */
export function bonusConsentIn(items: readonly JournalEntry[]): BonusConsent | null {
  const last = items
    .filter((item) => isJournalItem(item))
    .findLast((item) => item.type === "BonusAllowed");
  if (last?.type !== "BonusAllowed" || !last.payload.allowed) return null;
  const by = last.author === "client" ? "client" : "shop";
  return { since: last.created_at, text: last.payload.text, by };
}
