import * as z from "zod/mini";
import { PRICE_KINDS } from "../../../../domain/quote/price-book/price.ts";

export const VIEWS = ["forfaits", "fichiers"] as const;

/** What the price book shows, in its address. */
export const pricesSearch = z.object({
  kind: z.catch(z.optional(z.enum(PRICE_KINDS)), undefined),
  vue: z.catch(z.optional(z.enum(VIEWS)), undefined),
});
export type PricesSearch = z.infer<typeof pricesSearch>;
