/** What a colleague changed of an appointment while its dialog was open, in words. */
import { withStoredField } from "../../../../domain/agenda/event-edit.ts";
import { EVENT_STATUS_FR, type AgendaEvent } from "../../../../domain/agenda/event.ts";
import { formatWindow, type Zone } from "../../../../domain/time.ts";
import type { EditConflict } from "../../../platform/edit-conflict.ts";
import type { ConflictChoice } from "../../../ui/office/conflict-notice.tsx";
import { editChoices } from "../../client/conflict-words.ts";

type Context = {
  zone: Zone;
  nameOf: (id: string) => string;
  resourceOf: (id: string) => string;
};
type Field = { label: string; text: (event: AgendaEvent, context: Context) => string };

const FIELDS: Record<string, Field> = {
  kind: { label: "Type de rendez-vous", text: ({ kind }) => kind },
  notes: { label: "Notes du rendez-vous", text: ({ notes }) => notes },
  status: { label: "Statut", text: ({ status }) => EVENT_STATUS_FR[status] },
  assigned_to: {
    label: "Intervenants",
    text: ({ assigned_to }, { nameOf }) => assigned_to.map(nameOf).join(", "),
  },
  resource_ids: {
    label: "Matériel partagé",
    text: ({ resource_ids }, { resourceOf }) => resource_ids.map(resourceOf).join(", "),
  },
  hours: {
    label: "Horaire",
    text: ({ start_at, end_at }, { zone }) => formatWindow(start_at, end_at, zone),
  },
  place: { label: "Lieu", text: ({ where }) => where },
  wish: {
    label: "Période souhaitée",
    text: ({ constraint_start_at: from, constraint_end_at: to }, { zone }) =>
      from && to ? formatWindow(from, to, zone) : "",
  },
};

/** Each conflict with both values as a person reads them. */
export const eventChoices = (
  conflicts: readonly EditConflict[],
  mine: AgendaEvent,
  context: Context,
): ConflictChoice[] => {
  const named = Object.entries(FIELDS).map(([field, { label, text }]) => [
    field,
    { label, text: (event: AgendaEvent) => text(event, context) },
  ]);
  const words = { fields: Object.fromEntries(named), withStored: withStoredField };
  return editChoices(conflicts, { mine, words }, context);
};
