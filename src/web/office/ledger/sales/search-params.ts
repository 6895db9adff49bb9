import * as z from "zod/mini";
import { parseLocalDate } from "../../../../domain/time.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);
const day = z.pipe(
  z.string(),
  z.transform((text: string) => parseLocalDate(text)),
);

/** The address of « Chiffre d’affaires »: this month unless it names a period or two days. */
export const salesSearch = z.object({
  periode: optional(z.string()),
  from: optional(day),
  to: optional(day),
  /** Whose documents are listed: a person of the shop, or a category; « aucun » for none. */
  technicien: optional(z.string()),
  categorie: optional(z.string()),
});
export type SalesSearch = z.infer<typeof salesSearch>;

export const NOBODY = "aucun";

export type Going = { search: SalesSearch; go: (search: SalesSearch) => void };
