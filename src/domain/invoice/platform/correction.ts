/**
 * How an invoice that was not accepted is put right (XP Z12-012). What a platform rejected never reached the client: an
 * internal credit note, which nobody is sent, takes it out of the books, and another invoice leaves under a new number. What
 * the client refused was received: its credit note is sent to them.
 */
import { currentStatus, type InvoiceStatus } from "./status.ts";

export type Correction = "none" | "internal" | "credit";

/** Rejected, without an address of the client, or unreadable. */
const NEVER_RECEIVED: readonly number[] = [213, 221, 501];
const REFUSED = 210;

export type Carried = {
  /** Of its sending; undefined for what no platform carries. */
  state: "waiting" | "sent" | "failed" | undefined;
  statuses: readonly InvoiceStatus[];
};

/** What no platform took is not received either, once it is no longer tried. */
export function correctionOf({ state, statuses }: Carried): Correction {
  const code = currentStatus(statuses)?.code;
  if (code === undefined) return state === "failed" ? "internal" : "none";
  if (NEVER_RECEIVED.includes(code)) return "internal";
  return code === REFUSED ? "credit" : "none";
}
