import { timesOf, type EventFields } from "../../../../../domain/agenda/event-fields.ts";
import type { WizardAppointment } from "../../../../../domain/repair/wizard/draft.ts";
import {
  dateOf,
  formatDay,
  formatMoment,
  formatWindow,
  type Zone,
} from "../../../../../domain/time.ts";

type DisplayContext = { zone: Zone; nameOf: (id: string) => string };

/** The sentence to read out to the caller: the window or the hour, and who comes. */
export function appointmentText(
  appointment: WizardAppointment | null,
  seen: DisplayContext,
): string {
  if (!appointment || appointment.type === "later") return "";
  if (appointment.type === "manual") return manualText(appointment.fields, seen);
  const { public_start_at, public_end_at } = appointment.slot;
  const people = appointment.assigned_to.map(seen.nameOf).join(", ");
  return `${formatWindow(public_start_at, public_end_at, seen.zone)} · ${people}`;
}

/** Nothing while the hours are half typed. */
function manualText(fields: EventFields, { zone, nameOf }: DisplayContext): string {
  const times = timesOf(fields, zone);
  if (!times) return "";
  const moment = fields.fullday
    ? formatDay(dateOf(times.start_at, zone))
    : formatMoment(times.start_at, zone);
  return [moment, fields.assigned_to.map(nameOf).join(", ")].filter(Boolean).join(" · ");
}
