/**
 * How an invoice that was not accepted is put right (XP Z12-012). What a platform rejected never reached the client: it is
 * cancelled by an internal credit note, which is sent to nobody, and a new invoice is sent under a new number. An invoice that
 * the client refused had reached them: it is cancelled by a credit note that is sent to them.
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
