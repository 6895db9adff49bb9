import * as z from "zod/mini";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);

/** The address of « Factures - Paiements »: invoices to settle unless it says otherwise. */
export const moneySearch = z.object({
  tab: optional(z.enum(["quotes"])),
  show: optional(z.enum(["all"])),
  status: optional(z.enum(QUOTE_STATUSES)),
});
export type MoneySearch = z.infer<typeof moneySearch>;
