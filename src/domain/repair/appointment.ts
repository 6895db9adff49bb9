import type { AgendaEvent } from "../agenda/event.ts";
import type { JournalItem } from "./journal.ts";

type Appointment = Pick<
  AgendaEvent,
  | "id"
  | "kind"
  | "where"
  | "status"
  | "start_at"
  | "end_at"
  | "public_start_at"
  | "public_end_at"
  | "repair_id"
>;

/**
 * What an appointment becoming another tells in the journal of its repair: planned, moved, cancelled,
 * or nothing when neither its hours nor the window announced changed. Undefined: no such event, taken
 * out or not there yet.
 */
export function appointmentChange(
  before: Appointment | undefined,
  after: Appointment | undefined,
): JournalItem[] {
  const [was, is] = [kept(before), kept(after)];
  if (was && !is) return [{ type: "AppointmentCancelled", payload: { ...told(was), by: "shop" } }];
  if (!is) return [];
  if (!was) return [{ type: "AppointmentPlanned", payload: told(is) }];
  if (sameHours(was, is)) return [];
  const from = { start_at: was.start_at, end_at: was.end_at };
  return [{ type: "AppointmentMoved", payload: { ...told(is), from } }];
}

/** The same for each of the repairs concerned: an event may be given to another repair. */
export function appointmentChanges(
  before: Appointment | undefined,
  after: Appointment | undefined,
): { repair_id: string; items: JournalItem[] }[] {
  const ids = new Set([before?.repair_id, after?.repair_id]);
  return [...ids].flatMap((repair_id) => {
    if (!repair_id) return [];
    const items = appointmentChange(of(repair_id, before), of(repair_id, after));
    return items.length > 0 ? [{ repair_id, items }] : [];
  });
}

const of = (repair_id: string, event: Appointment | undefined) =>
  event?.repair_id === repair_id ? event : undefined;

const kept = (event: Appointment | undefined) =>
  event && event.status !== "CANCEL" ? event : undefined;

const told = ({
  id: event_id,
  kind,
  where,
  start_at,
  end_at,
  public_start_at,
  public_end_at,
}: Appointment) => ({ event_id, kind, where, start_at, end_at, public_start_at, public_end_at });

const HOURS = ["start_at", "end_at", "public_start_at", "public_end_at"] as const;

const sameHours = (was: Appointment, is: Appointment): boolean =>
  HOURS.every((hour) => was[hour] === is[hour]);
