/** An appointment in its dialog: what may be changed there, and the whole event that saving sends. */
import { interventionNamed, type Location } from "../catalogue/interventions.ts";
import type { Zone } from "../time.ts";
import { fieldsOf, mayPlan, NO_EVENT, timesOf, type EventFields } from "./event-fields.ts";
import type { Times } from "./event-time.ts";
import { announcedAt } from "./move/move.ts";
import { withPlanning, type PlanningFields } from "./planning/fields.ts";
import { newEvent, type AgendaEvent, type EventStatus } from "./event.ts";

export type EditedEvent = {
  id: string;
  /** Name of the intervention type. */
  kind: string;
  where: Location;
  status: EventStatus;
  repair_id: string | null;
  resource_ids: readonly string[];
  fields: EventFields;
  /** What was typed of the planning; the rest follows the appointment. */
  planning?: Partial<PlanningFields>;
};

/** What the address asked of the appointment before its dialog opened; other fields get defaults. */
export type EventRequest = {
  repair_id?: string | undefined;
  kind?: string | undefined;
  where?: Location | undefined;
  notes?: string | undefined;
  assigned_to?: readonly string[] | undefined;
  date?: string | undefined;
};

/** A new appointment, with the defaults of specification §9; without a repair it is « Autre ». */
export function newEdited(id: string, asked: EventRequest): EditedEvent {
  const { repair_id = null, date = "", notes = "", assigned_to = [] } = asked;
  const kind = asked.kind ?? (repair_id ? "Réparation" : "Autre");
  const where = asked.where ?? interventionNamed(kind)?.location ?? "Chez le client";
  const fields = { ...NO_EVENT, start_date: date, end_date: date, notes, assigned_to };
  return { id, kind, where, status: "TODO", repair_id, resource_ids: [], fields };
}

/** An appointment that exists, with what is asked of it; nothing is saved by asking. */
export function editedFrom(event: AgendaEvent, zone: Zone, asked: EventRequest = {}): EditedEvent {
  const { id, status } = event;
  return {
    id,
    status,
    kind: asked.kind ?? event.kind,
    where: asked.where ?? event.where,
    repair_id: asked.repair_id ?? event.repair_id,
    resource_ids: event.resource_ids,
    fields: fieldsOf(
      {
        ...event,
        notes: asked.notes ?? event.notes,
        assigned_to: asked.assigned_to ?? event.assigned_to,
      },
      zone,
    ),
  };
}

/** A type chosen; one that implies a location sets it. */
export const withKind = (edited: EditedEvent, kind: string): EditedEvent => ({
  ...edited,
  kind,
  where: interventionNamed(kind)?.location ?? edited.where,
});

/**
 * The whole event to save (specification §4), undefined while it may not be: at least one person, a
 * start, an end after it. What the dialog does not show stays as it was.
 */
export function savedEvent(
  edited: EditedEvent,
  { before, shop_id, zone }: { before: AgendaEvent | undefined; shop_id: string; zone: Zone },
): AgendaEvent | undefined {
  const { fields, planning = {}, ...chosen } = edited;
  const times = timesOf(fields, zone);
  if (!times || !mayPlan(fields, zone)) return undefined;
  const { fullday, assigned_to } = fields;
  const shown = { ...chosen, ...times, fullday, assigned_to, notes: fields.notes.trim() };
  if (!before) return withPlanning(newEvent({ ...shown, shop_id }), planning, zone);
  const announced = announcementOf(before, times, fullday);
  const event = { ...before, ...shown, ...announced, ...placeOf(before, edited) };
  return withPlanning(event, planning, zone);
}

/** A whole day announces no hour. */
const announcementOf = (before: AgendaEvent, { start_at }: Times, fullday: boolean) =>
  fullday ? { public_start_at: null, public_end_at: null } : announcedAt(before, start_at);

/** Elsewhere, the coordinates and the road are no longer those that were known. */
function placeOf(before: AgendaEvent, { where, repair_id }: EditedEvent): Partial<AgendaEvent> {
  if (before.where === where && before.repair_id === repair_id) return {};
  return { lat: null, lon: null, trip_duration_before: 0, trip_duration_after: 0 };
}

/** Whether something would be lost if the dialog were closed. */
export const isChanged = (edited: EditedEvent, first: EditedEvent): boolean =>
  JSON.stringify(edited) !== JSON.stringify(first);
