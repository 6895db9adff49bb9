/** The fields of an appointment that two people may change at once; those that only make sense together are one. */
import { isRefusal } from "../decision.ts";
import { mergeEdit, type Edit } from "../record.ts";
import { minutesBetween } from "../time.ts";
import { parseEventInput, type EventInput } from "./event-input.ts";
import type { AgendaEvent } from "./event.ts";

type Values = Omit<EventInput, "base" | "assigned_to" | "resource_ids"> &
  Pick<AgendaEvent, "assigned_to"> & { resource_ids: AgendaEvent["resource_ids"] | null };

/** `hours` with the window announced, `place` with the trips, `wish`: the bounds that the client asked for. */
const editedFields = (event: Values) => ({
  kind: event.kind,
  assigned_to: event.assigned_to,
  resource_ids: event.resource_ids,
  notes: event.notes,
  status: event.status,
  hours: {
    start_at: event.start_at,
    end_at: event.end_at,
    fullday: event.fullday,
    public_start_at: event.public_start_at,
    public_end_at: event.public_end_at,
  },
  place: {
    where: event.where,
    repair_id: event.repair_id,
    lat: event.lat,
    lon: event.lon,
    trip_duration_before: event.trip_duration_before,
    trip_duration_after: event.trip_duration_after,
    trip_is_included_before: event.trip_is_included_before,
    trip_is_included_after: event.trip_is_included_after,
  },
  wish: {
    constraint_start_at: event.constraint_start_at,
    constraint_end_at: event.constraint_end_at,
  },
});

export type EventEditFields = ReturnType<typeof editedFields>;

/** What a form sends, against what it was opened with and what is stored now. */
export const eventEdit = (
  sent: Values,
  base: Values,
  stored: AgendaEvent,
): Edit<EventEditFields> => ({
  sent: editedFields(sent),
  base: editedFields(base),
  stored: editedFields(stored),
});

/** What differs between the event as it was and as it is. */
export const eventChanges = (before: AgendaEvent, after: AgendaEvent): Partial<EventEditFields> =>
  mergeEdit({ sent: editedFields(after), base: {}, stored: editedFields(before) }).changes;

/** The stored event with the changes of the edit, to be checked and saved like any other. */
export function mergedInput(
  input: EventInput,
  stored: AgendaEvent,
  changes: Partial<EventEditFields>,
): EventInput {
  const { hours, place, wish, assigned_to, resource_ids, ...alone } = {
    ...editedFields(stored),
    ...changes,
  };
  const people = [...assigned_to];
  const held = resource_ids && [...resource_ids];
  const others = { ...hours, ...place, ...wish, base: null };
  return { ...input, ...alone, ...others, assigned_to: people, resource_ids: held };
}

/** The event with the value that a conflict found stored; as it was when the value is unreadable. */
export function withStoredField(event: AgendaEvent, field: string, theirs: unknown): AgendaEvent {
  const isGroup = typeof theirs === "object" && !Array.isArray(theirs);
  const input = parseEventInput({ ...event, ...(isGroup ? theirs : { [field]: theirs }) });
  if (isRefusal(input)) return event;
  const { start_at, end_at, resource_ids, base: _, ...rest } = input;
  if (!start_at || !end_at) return event;
  const { id, shop_id } = event;
  return {
    ...event,
    ...rest,
    resource_ids: resource_ids ?? event.resource_ids,
    id,
    shop_id,
    start_at,
    end_at,
    duration: minutesBetween(start_at, end_at),
  };
}
