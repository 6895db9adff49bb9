/**
 * An appointment that is edited and not saved yet, in this tab: a reload, or a session that ends, loses nothing.
 * The version that it was opened with is stored beside it, so that saving later overwrites no colleague's change.
 */
import * as z from "zod/mini";
import type { EditedEvent } from "../../../../domain/agenda/edited-event.ts";
import { parseEventInput } from "../../../../domain/agenda/event-input.ts";
import { EVENT_STATUSES, type AgendaEvent } from "../../../../domain/agenda/event.ts";
import { EVERY } from "../../../../domain/agenda/series/rule.ts";
import { LOCATIONS } from "../../../../domain/catalogue/interventions.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import type { AgendaSearch } from "../search-params.ts";
import { eventInput } from "./event-input.ts";

const PREFIX = "etabli.event-draft.";

/** `first`: as the dialog opened; `before`: the event as the agenda had it then, undefined for a new one. */
export type EventDraft = {
  first: EditedEvent;
  edited: EditedEvent;
  before: AgendaEvent | undefined;
};

const editedShape = z.object({
  id: z.string(),
  kind: z.string(),
  where: z.enum(LOCATIONS),
  status: z.enum(EVENT_STATUSES),
  repair_id: z.nullable(z.string()),
  resource_ids: z.array(z.string()),
  fields: z.object({
    start_date: z.string(),
    start_time: z.string(),
    end_date: z.string(),
    end_time: z.string(),
    duration: z.number(),
    fullday: z.boolean(),
    assigned_to: z.array(z.string()),
    notes: z.string(),
    repeat: z.optional(z.object({ every: z.enum(EVERY), until: z.string() })),
  }),
  planning: z.optional(
    z.partial(
      z.object({
        public_from: z.string(),
        public_to: z.string(),
        wish_from: z.string(),
        wish_to: z.string(),
        trip_before: z.number(),
        trip_after: z.number(),
        included_before: z.boolean(),
        included_after: z.boolean(),
      }),
    ),
  ),
});
const draftShape = z.object({
  first: editedShape,
  edited: editedShape,
  before: z.nullable(z.unknown()),
});

/** An event that exists has its id; a new one, what the address asked of it. */
export const draftKey = ({ appointemnt, ...search }: AgendaSearch): string =>
  appointemnt === undefined || appointemnt === "new"
    ? `new.${[search.repair_id, search.event_kind, search.where, search.date].join(".")}`
    : appointemnt;

export function parseEventDraft(text: string | null): EventDraft | undefined {
  if (!text) return undefined;
  try {
    const { before, ...typed } = draftShape.parse(JSON.parse(text));
    if (before === null) return { ...typed, before: undefined };
    const event = storedEvent(before);
    return event && { ...typed, before: event };
  } catch {
    return undefined;
  }
}

/** Its author is left out: saving does not send it. */
function storedEvent(value: unknown): AgendaEvent | undefined {
  const given = parseEventInput(value);
  if (isRefusal(given)) return undefined;
  const { base: _, id, shop_id, start_at, end_at, duration, resource_ids, ...others } = given;
  if (!id || !shop_id || !start_at || !end_at || duration === null) return undefined;
  const held = resource_ids ?? [];
  return {
    ...others,
    id,
    shop_id,
    start_at,
    end_at,
    duration,
    resource_ids: held,
    created_by: null,
    visit_id: null,
  };
}

export const textOfDraft = ({ before, ...typed }: EventDraft): string =>
  JSON.stringify({ ...typed, before: before ? eventInput(before) : null });

export const readEventDraft = (key: string): EventDraft | undefined =>
  parseEventDraft(sessionStorage.getItem(PREFIX + key));

/** When storage fails (private window, full disk), only a reload loses the changes. */
export function storeEventDraft(key: string, draft: EventDraft): void {
  try {
    sessionStorage.setItem(PREFIX + key, textOfDraft(draft));
  } catch {
    return;
  }
}

export const dropEventDraft = (key: string): void => sessionStorage.removeItem(PREFIX + key);
