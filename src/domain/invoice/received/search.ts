/** The filters by state of received invoices; texts and amounts are searched as `invoice/search.ts` says. */
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

/** States of the invoices whose amounts are counted as « to pay ». */
export const TO_PAY: readonly SupplierState[] = ["received", "approved"];
