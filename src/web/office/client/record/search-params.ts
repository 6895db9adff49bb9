import * as z from "zod/mini";

export const CLIENT_TABS = ["repairs", "appliances", "documents", "history"] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

/** `tab`: what of the client's past is shown. `typed`: what a new client begins with. */
export const clientSearch = z.object({
  tab: z.catch(z.optional(z.enum(CLIENT_TABS)), undefined),
  typed: z.catch(z.optional(z.string()), undefined),
});
