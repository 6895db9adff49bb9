import * as z from "zod/mini";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);

/** The search parameters of « Fiches Clients »: text, order, and the views beside the list. */
export const clientsSearch = z.object({
  q: optional(z.string()),
  ordre: optional(z.enum(["nom"])),
  vue: optional(z.enum(["import", "doublons"])),
});
export type ClientsSearch = z.infer<typeof clientsSearch>;
