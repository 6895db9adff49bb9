/** Which of the slots found is proposed to a caller, and who can come. */
import { epochOf, MINUTE, type Instant } from "../time.ts";
import type { FreeSlot } from "./slot-request.ts";

type StartingSlot = Pick<FreeSlot, "user_id" | "start_at">;
type OfferedSlot = Pick<FreeSlot, "user_id" | "start_at" | "alternates">;

export type SlotWish = {
  /** Who is proposed for this appliance (specification §6); empty: anyone. */
  preselected: readonly string[];
  urgency: 0 | 1;
  /** The slot that was lost: the nearest to it comes first. */
  lost: Instant | null;
};

/**
 * The slot proposed: the soonest when it is urgent, the nearest to a lost one, else the shortest detour. `slots`
 * come in the order of the search, the shortest detour first.
 */
export function bestSlot<Slot extends StartingSlot>(
  slots: readonly Slot[],
  { lost, preselected, urgency }: SlotWish,
): Slot | undefined {
  const free = slots.filter(({ start_at }) => start_at !== lost);
  const fit = free.filter(({ user_id }) => preselected.includes(user_id));
  const candidates = fit.length > 0 ? fit : free;
  if (lost) return candidates.toSorted((a, b) => distance(a, lost) - distance(b, lost))[0];
  if (urgency === 1)
    return candidates.toSorted((a, b) => epochOf(a.start_at) - epochOf(b.start_at))[0];
  const soonest = Math.min(...candidates.map(({ start_at }) => epochOf(start_at)));
  return candidates.find(({ start_at }) => epochOf(start_at) <= soonest + LONGEST_WAIT);
}

/** A shorter detour is not worth more than a week's wait to a client whose appliance is broken. */
const LONGEST_WAIT = 7 * 24 * 60 * MINUTE;

const distance = ({ start_at }: StartingSlot, lost: Instant): number =>
  Math.abs(epochOf(start_at) - epochOf(lost));

/** The slots in which that person can come: their own, and those where they could replace another. */
export const slotsOf = <Slot extends OfferedSlot>(
  slots: readonly Slot[],
  user_id: string | null,
): Slot[] =>
  user_id === null
    ? [...slots]
    : slots.filter((slot) => isFor(slot, user_id)).map((slot) => ({ ...slot, user_id }));

const isFor = (slot: OfferedSlot, user_id: string): boolean =>
  slot.user_id === user_id || slot.alternates.includes(user_id);

/** The start of the chosen slot once it is no longer offered: booked by another, or past. */
export const lostStart = (
  slots: readonly OfferedSlot[],
  chosen: StartingSlot | undefined,
): Instant | null => (chosen && !offeredSlot(slots, chosen) ? chosen.start_at : null);

/** The slot in which that person can still come at that time, their own before that of another whom they replace. */
export function offeredSlot<Slot extends OfferedSlot>(
  slots: readonly Slot[],
  { start_at, user_id }: StartingSlot,
): Slot | undefined {
  const then = slots.filter((slot) => slot.start_at === start_at);
  return then.find((slot) => slot.user_id === user_id) ?? slotsOf(then, user_id)[0];
}

/** Who could come, in the order of the slots. */
export const availableUsers = (slots: readonly OfferedSlot[]): string[] => [
  ...new Set(slots.flatMap(({ user_id, alternates }) => [user_id, ...alternates])),
];
