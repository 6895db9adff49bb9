/**
 * What the address of the agenda says; anything that makes no sense is left out, one value at a time.
 * The six parameters that place an appointment are the specification's (§2), odd spelling included:
 * see docs/decisions/2026-11-21-an-appointment-in-the-address.md.
 */
import * as z from "zod/mini";
import { anId, isId } from "../../../domain/validation.ts";
import { agendaTypeOf } from "../../../domain/agenda/params.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../../../domain/catalogue/interventions.ts";
import { parseLocalDate, type LocalDate } from "../../../domain/time.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);

const isAnId = (value: unknown): value is string =>
  typeof value === "string" && isId(value.toLowerCase());
const id = anId();

/** As the server keeps them. */
const MOST_NOTES = 10_000;
const MOST_PEOPLE = 20;

/** The router reads « 12 » and « true » as what they look like: a note of one word is still a text. */
const notes = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((said: string | number | boolean) =>
    String(said).slice(0, MOST_NOTES).toWellFormed(),
  ),
);

/** Ids that are none are dropped, the others stay. */
const people = z.pipe(
  z.array(z.unknown()),
  z.transform((list: unknown[]) => {
    const ids = new Set(list.filter(isAnId).map((text) => text.toLowerCase()));
    return ids.size > 0 ? [...ids].slice(0, MOST_PEOPLE) : undefined;
  }),
);

export const agendaSearch = z.object({
  date: optional(
    z.custom<LocalDate>((text) => typeof text === "string" && parseLocalDate(text) !== undefined),
  ),
  view: optional(z.pipe(z.string(), z.transform(agendaTypeOf))),
  /** Ids of the people shown, joined by commas. */
  users: optional(z.string()),
  /** One column a person, or everybody together. */
  columns: optional(z.boolean()),
  /** « new », or the id of an appointment: its dialog is open. */
  appointemnt: optional(z.union([z.literal("new"), id])),
  repair_id: optional(id),
  event_kind: optional(z.enum(INTERVENTION_TYPES.map(({ name }) => name))),
  event_notes: optional(notes),
  where: optional(z.enum(LOCATIONS)),
  /** A JSON list of user ids. */
  assigned_to: optional(people),
});
export type AgendaSearch = z.infer<typeof agendaSearch>;

/** What asks to place an appointment opens a new one, when it names none. */
export function withOpening(search: AgendaSearch): AgendaSearch {
  const { appointemnt, repair_id, event_kind, event_notes, where, assigned_to } = search;
  const asked = [repair_id, event_kind, event_notes, where, assigned_to];
  const isAsked = appointemnt === undefined && asked.some((value) => value !== undefined);
  return isAsked ? { ...search, appointemnt: "new" } : search;
}

/** The same place of the agenda, with no appointment to place. */
export const unplaced = ({ date, view, users, columns }: AgendaSearch): AgendaSearch => ({
  date,
  view,
  users,
  columns,
});
