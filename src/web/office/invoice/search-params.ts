import * as z from "zod/mini";
import { RECEIVED_SHOWS } from "../../../domain/invoice/received/search.ts";
import { INVOICE_SHOWS } from "../../../domain/invoice/search.ts";
import { PAYMENT_METHODS } from "../../../domain/payment/payment.ts";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import { parseLocalDate } from "../../../domain/time.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);
const day = z.pipe(
  z.string(),
  z.transform((text: string) => parseLocalDate(text)),
);

/** The address of « Factures - Paiements »: invoices to settle unless it says otherwise. */
export const moneySearch = z.object({
  tab: optional(z.enum(["quotes", "payments", "bonus", "received", "reporting"])),
  show: optional(z.enum(INVOICE_SHOWS)),
  /** Of the invoices received: their state, and one supplier. */
  state: optional(z.enum(RECEIVED_SHOWS)),
  supplier: optional(z.string()),
  text: optional(z.string()),
  from: optional(day),
  to: optional(day),
  method: optional(z.enum(PAYMENT_METHODS)),
  status: optional(z.enum(QUOTE_STATUSES)),
});
export type MoneySearch = z.infer<typeof moneySearch>;
