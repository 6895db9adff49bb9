/** What a client may change of an appointment of theirs, behind the link of the repair. */
import type { AgendaEvent } from "../agenda/event.ts";
import type { BookingRules } from "../shop/booking-rules.ts";
import type { Instant } from "../time.ts";
import { changeableUntil } from "./rules.ts";

export type ClientChange = {
  /** The last moment at which the client may cancel or move it. */
  until: Instant;
  /** False once that moment is past: the shop is called. */
  open: boolean;
  /** Moved by the client too: one person comes, with nothing that the shop shares. */
  movable: boolean;
};

type Appointment = Pick<
  AgendaEvent,
  "status" | "public_start_at" | "fullday" | "assigned_to" | "resource_ids"
>;

type Circumstances = {
  rules: Pick<BookingRules, "cancel_limit_minutes">;
  now: Instant;
  /** The repair is over, or its booking waits to be confirmed by a link of its own. */
  repair: { archived: boolean; held: boolean };
};

/** Null for one that is not the client's to change: not announced, begun, done, cancelled, or not confirmed yet. */
export function clientChange(
  { status, public_start_at, fullday, assigned_to, resource_ids }: Appointment,
  { rules, now, repair }: Circumstances,
): ClientChange | null {
  if (status !== "TODO" || fullday || !public_start_at || public_start_at <= now) return null;
  if (repair.archived || repair.held) return null;
  const until = changeableUntil(public_start_at, rules);
  const open = now <= until;
  return { until, open, movable: open && assigned_to.length === 1 && resource_ids.length === 0 };
}

/** How long a reason may be that a client gives for cancelling. */
export const REASON_MAX = 500;
