/**
 * How an invoice that was not accepted is corrected (XP Z12-012). Rejected by a platform, so that the client never received
 * it: an internal credit note cancels it (the credit note is not sent), and a new invoice with a new number is sent. Refused
 * by the client, who received it: a credit note cancels it, and is sent to the client.
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
