/** What becomes of the slots once they have been offered. */
import { dateOf, epochOf, type Instant } from "../time.ts";
import type { FreeSlot, SlotRequest } from "./slot-request.ts";
import { slotAt } from "./slots.ts";

/** A visitor takes a while to fill the form: the notice is asked this much more gently at the end. */
export const FORM_MINUTES = 15;

export type WantedSlot = Pick<FreeSlot, "user_id" | "start_at">;

/** The slots in the order of the calendar. */
export const byTime = <Slot extends Pick<FreeSlot, "start_at" | "cost">>(
  slots: readonly Slot[],
): Slot[] => slots.toSorted((a, b) => epochOf(a.start_at) - epochOf(b.start_at) || a.cost - b.cost);

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
