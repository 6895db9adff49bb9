/** What the address of the agenda says; anything that makes no sense is left out. */
import * as z from "zod/mini";
import { parseLocalDate, type LocalDate } from "../../../domain/time.ts";
import { VIEWS } from "./period.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);

export const agendaSearch = z.object({
  date: optional(
    z.custom<LocalDate>((text) => typeof text === "string" && parseLocalDate(text) !== undefined),
  ),
  view: optional(z.enum(VIEWS)),
  /** Ids of the people shown, joined by commas. */
  users: optional(z.string()),
  /** One column a person, or everybody together. */
  columns: optional(z.boolean()),
});
export type AgendaSearch = z.infer<typeof agendaSearch>;
