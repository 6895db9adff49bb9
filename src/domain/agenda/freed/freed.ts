/** The hours that a changed appointment gives back. */
import type { Instant } from "../../time.ts";
import type { AgendaEvent } from "../event.ts";

export type FreedHours = { user_id: string; start_at: Instant; end_at: Instant };

type Appointment = Pick<
  AgendaEvent,
  "start_at" | "end_at" | "status" | "fullday" | "assigned_to" | "public_start_at"
>;

/** One for each person who is free again; none of an absence, of a visit that began, or of one that only changed its notes. */
export function freedHours(
  before: Appointment | undefined,
  after: Appointment | undefined,
  now: Instant,
): FreedHours[] {
  if (!before || before.status !== "TODO" || before.fullday || !before.public_start_at) return [];
  if (before.start_at <= now) return [];
  const { start_at, end_at } = before;
  const kept = after && holds(after, before) ? after.assigned_to : [];
  return before.assigned_to
    .filter((user_id) => !kept.includes(user_id))
    .map((user_id) => ({ user_id, start_at, end_at }));
}

const holds = (after: Appointment, before: Appointment): boolean =>
  after.status !== "CANCEL" && after.start_at < before.end_at && before.start_at < after.end_at;
