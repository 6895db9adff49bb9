/** How the invoices of suppliers are sorted in drawers; words and amounts are those of `invoice/search.ts`. */
import { SUPPLIER_STATE_FR, type SupplierState } from "./decide.ts";

export const RECEIVED_SHOWS = [
  "received",
  "approved",
  "disputed",
  "refused",
  "paid",
  "unreadable",
] as const;
/** The state of an invoice, or files that nothing could read. */
export type ReceivedShow = (typeof RECEIVED_SHOWS)[number];

export const RECEIVED_SHOW_FR: Record<ReceivedShow, string> = {
  ...SUPPLIER_STATE_FR,
  unreadable: "Illisibles",
};

/** The shop has something to pay, or to answer first. */
export const TO_PAY: readonly SupplierState[] = ["received", "approved"];
