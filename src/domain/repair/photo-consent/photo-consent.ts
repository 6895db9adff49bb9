/** Whether a client lets the shop show the photos of their repair as examples of its work; given and taken back on the tracking page. */
import type { Instant } from "../../time.ts";
import { isJournalItem, type JournalEntry } from "../journal.ts";

/** What the client agrees to, word for word; kept with each consent, so that a change here changes no earlier one. */
export const PHOTO_CONSENT =
  "J’accepte que l’atelier montre les photos de cette réparation comme exemples de son travail, sans mon nom ni mon adresse. Je peux changer d’avis ici à tout moment.";

export type PhotoConsent = { since: Instant; text: string };

/** The consent that stands; null when it was never given, or was taken back. */
export function photoConsentIn(items: readonly JournalEntry[]): PhotoConsent | null {
  const last = items
    .filter((item) => isJournalItem(item))
    .findLast((item) => item.type === "PhotosAllowed");
  if (last?.type !== "PhotosAllowed" || !last.payload.allowed) return null;
  return { since: last.created_at, text: last.payload.text };
}
