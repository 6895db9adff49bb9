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

/** Who changes it; `reason` is what a client said of cancelling. */
export type Changed = { by: "client" | "shop"; reason?: string };

/**
 * The journal items for a changed appointment of a repair: planned, moved, cancelled,
 * or none when neither its hours nor the announced window changed. Undefined stands for an event that is
 * removed or not created yet.
 */
export function appointmentChange(
  before: Appointment | undefined,
  after: Appointment | undefined,
  changed: Changed = { by: "shop" },
): JournalItem[] {
  const [was, is] = [notCancelled(before), notCancelled(after)];
  if (was && !is)
    return [{ type: "AppointmentCancelled", payload: { ...payloadOf(was), ...changed } }];
  if (!is) return [];
  if (!was) return [{ type: "AppointmentPlanned", payload: payloadOf(is) }];
  if (sameHours(was, is)) return [];
  const from = { start_at: was.start_at, end_at: was.end_at };
  return [{ type: "AppointmentMoved", payload: { ...payloadOf(is), from } }];
}

/** The same for each of the repairs concerned: an event may be given to another repair. */
export function appointmentChanges(
  before: Appointment | undefined,
  after: Appointment | undefined,
  changed?: Changed,
): { repair_id: string; items: JournalItem[] }[] {
  const ids = new Set([before?.repair_id, after?.repair_id]);
  return [...ids].flatMap((repair_id) => {
    if (!repair_id) return [];
    const [was, is] = [ifOfRepair(repair_id, before), ifOfRepair(repair_id, after)];
    const items = appointmentChange(was, is, changed);
    return items.length > 0 ? [{ repair_id, items }] : [];
  });
}

const ifOfRepair = (repair_id: string, event: Appointment | undefined) =>
  event?.repair_id === repair_id ? event : undefined;

const notCancelled = (event: Appointment | undefined) =>
  event && event.status !== "CANCEL" ? event : undefined;

const payloadOf = ({
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
