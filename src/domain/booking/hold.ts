/** When a booking of an unknown contact waits for a link before it stands: a program may use any number of networks. */
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
export const isUnusual = ({ unconfirmed, real }: Demand, least: number): boolean =>
  least > 0 && unconfirmed >= Math.max(least, Math.ceil((UNUSUAL * real) / DAYS));

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
