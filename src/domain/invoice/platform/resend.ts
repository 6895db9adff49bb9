/**
 * Whether what leaves to the platform may leave once more. What it never took keeps its tracking number. What it rejected takes
 * another one, since it would answer the former rejection again: money received, and a credit note, whose number stays in the
 * books. A rejected invoice is put right instead, under a new number of its own.
 */
import type { Correction } from "./correction.ts";

export type Resending = "none" | "same" | "anew";

export type LeavingFlow = {
  kind: "invoice" | "status" | "report" | "paid";
  state: "waiting" | "sent" | "failed";
  isRejected: boolean;
  /** Of an invoice or a credit note. */
  isCredit: boolean;
  /** A credit note took the invoice out of the books. */
  isCancelled: boolean;
  correction: Correction;
};

export function resendingOf(flow: LeavingFlow): Resending {
  const { kind, state, isRejected, isCredit, isCancelled, correction } = flow;
  if (state === "waiting" || isCancelled) return "none";
  if (state === "failed") return "same";
  if (kind === "paid") return isRejected ? "anew" : "none";
  return isCredit && correction === "internal" ? "anew" : "none";
}
