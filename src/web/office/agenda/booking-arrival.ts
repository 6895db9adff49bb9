/** Where the keyboard goes in the grid once a dialog is closed. */
import type { AgendaEntry } from "./query.ts";

/** An event, or the repair that has it; none: the grid itself. Another object is another arrival. */
export type Arrival = { id: string | undefined };

type Entries = ReadonlyMap<string, Pick<AgendaEntry, "id" | "repair_id">>;

/** The wizard tells a repair, or an event without one: either way the agenda shows an event. */
const eventOf = (entries: Entries, id: string): string | undefined =>
  entries.has(id) ? id : [...entries.values()].find(({ repair_id }) => repair_id === id)?.id;

/** Selector of the event's block; of the grid's own beginning for no event at all. */
export const arrivalPlace = (entries: Entries, { id }: Arrival): string =>
  id === undefined ? '[data-part="begin"]' : `[data-id="${eventOf(entries, id) ?? id}"]`;
