/** The terms of sale that the client accepted when booking. */
import type { Instant } from "../../time.ts";
import { isJournalItem, type JournalEntry } from "../journal.ts";

export type AcceptedTerms = { at: Instant; terms_id: string; sha256: string };

/** Null for a repair that was not booked online. */
export function acceptedTermsIn(items: readonly JournalEntry[]): AcceptedTerms | null {
  const last = items
    .filter((item) => isJournalItem(item))
    .findLast((item) => item.type === "TermsAccepted");
  return last?.type === "TermsAccepted" ? { at: last.created_at, ...last.payload } : null;
}
