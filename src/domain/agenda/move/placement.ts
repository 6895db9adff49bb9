/** When an appointment is, and with whom; apart from its rules, since the agenda's first screen compares two. */
import type { AgendaEvent } from "../event.ts";

export type Placement = Pick<AgendaEvent, "start_at" | "end_at" | "assigned_to">;

export const isSamePlace = (before: Placement, after: Placement): boolean =>
  before.start_at === after.start_at &&
  before.end_at === after.end_at &&
  before.assigned_to.join() === after.assigned_to.join();
