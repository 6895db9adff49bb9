/** What becomes of the slots once they have been offered. */
import { dateOf, epochOf, type Instant } from "../time.ts";
import type { FreeSlot, SlotRequest } from "./slot-request.ts";
import { slotAt } from "./slots.ts";

/** A visitor takes a while to fill the form: the notice is asked this much more gently at the end. */
export const FORM_MINUTES = 15;

export type WantedSlot = Pick<FreeSlot, "user_id" | "start_at">;

type Timed = Pick<FreeSlot, "start_at" | "cost">;

/** The slots in the order of the calendar; instants are in UTC and sort as texts. */
export const byTime = <Slot extends Timed>(slots: readonly Slot[]): Slot[] =>
  slots.toSorted(compareTimes);

function compareTimes(a: Timed, b: Timed): number {
  if (a.start_at === b.start_at) return a.cost - b.cost;
  return a.start_at < b.start_at ? -1 : 1;
}

/** The `count` slots whose real start is nearest to the one that was lost, the nearest first. */
export function nearestSlots(
  slots: readonly FreeSlot[],
  wanted: { start_at: Instant },
  count: number,
): FreeSlot[] {
  const distance = ({ start_at }: FreeSlot) =>
    Math.abs(epochOf(start_at) - epochOf(wanted.start_at));
  return byTime(slots)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count);
}

/**
 * The chosen slot as it can be kept now (its trips may have changed with its neighbours), or
 * undefined when it is not free any more. Asks only the events of that day and of that person; the
 * server calls it inside the transaction, and the exclusion constraint has the last word.
 */
export function slotStillFree(request: SlotRequest, wanted: WantedSlot): FreeSlot | undefined {
  const { booking, technicians, zone } = request;
  const notice_minutes = Math.max(0, booking.notice_minutes - FORM_MINUTES);
  const only: SlotRequest = {
    ...request,
    first: dateOf(wanted.start_at, zone),
    days: 1,
    booking: { ...booking, notice_minutes },
    technicians: technicians.filter(({ id }) => id === wanted.user_id),
  };
  return slotAt(only, epochOf(wanted.start_at));
}
