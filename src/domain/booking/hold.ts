/** When a booking of an unknown contact waits for a link before it stands: a program may use any number of networks. */
import type { EventStatus } from "../agenda/event.ts";
import { addMinutes, type Instant } from "../time.ts";

export const HOLD_MINUTES = 15;

const DAYS = 28;
/** Times what is usual. */
const UNUSUAL = 2;

export type Demand = {
  /** Bookings of unknown contacts in the last 24 hours that neither they nor the shop confirmed. */
  unconfirmed: number;
  /** Those of the 28 days before that proved real: confirmed, or served since. */
  real: number;
};

/**
 * Unusual is what reaches `least`, and twice what real newcomers book on an ordinary day. A new shop whose `least` is 3
 * asks the fourth newcomer of a day to press a link; one that gains five a day asks the eleventh. `least` 0: never.
 */
export const isUnusual = (demand: Demand, least: number): boolean => {
  const unusual = unusualFrom(demand, least);
  return unusual !== undefined && demand.unconfirmed >= unusual;
};

/** As many unconfirmed bookings of a day are unusual; undefined when none ever is. */
export const unusualFrom = ({ real }: Pick<Demand, "real">, least: number): number | undefined =>
  least > 0 ? Math.max(least, Math.ceil((UNUSUAL * real) / DAYS)) : undefined;

export const heldUntil = (now: Instant): Instant => addMinutes(now, HOLD_MINUTES);

export type HoldState = "waiting" | "confirmed" | "released";

type Hold = {
  held_until: Instant | null;
  confirmed_at: Instant | null;
  released_at: Instant | null;
};

/** Past its time it still waits until the slot is really given back. Undefined for a booking that was never held. */
export function holdState({ held_until, confirmed_at, released_at }: Hold): HoldState | undefined {
  if (released_at) return "released";
  if (confirmed_at) return "confirmed";
  return held_until ? "waiting" : undefined;
}

/** As many unusual bookings as the shop reads, and settles, at once. */
export const MOST_SETTLED = 200;

type Overlap = { event_id: string; other_id: string; other_status: EventStatus };

/** Which of these cancelled appointments may stand again: one whose time is free, the first of two that want it. */
export function whoReturns(
  event_ids: readonly string[],
  overlaps: readonly Overlap[],
): Set<string> {
  const returning = new Set<string>();
  for (const id of event_ids) {
    const isTaken = overlaps.some(
      ({ event_id, other_id, other_status }) =>
        event_id === id && (other_status !== "CANCEL" || returning.has(other_id)),
    );
    if (!isTaken) returning.add(id);
  }
  return returning;
}
