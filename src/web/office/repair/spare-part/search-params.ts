import * as z from "zod/mini";

/** The filters of the page of awaited parts, in its address. */
export const partsSearch = z.object({
  supplier: z.catch(z.optional(z.string()), undefined),
  late: z.catch(z.optional(z.literal(true)), undefined),
});
export type PartsSearch = z.infer<typeof partsSearch>;
