/** The hour pressed on another page, checked as soon as the booking opens with what is known by then. */
import { nearestSlots } from "../../agenda/slot-choice.ts";
import type { FreeSlot } from "../../agenda/slot-request.ts";
import { formatMoment, type Instant, type Zone } from "../../time.ts";

export type Wish = {
  text: string;
  /** What is proposed in its place, in the order of the calendar; empty while it is free. */
  nearest: { text: string; href: string }[];
};

const PROPOSED = 3;

export const isOffered = (
  wanted: Instant,
  slots: readonly Pick<FreeSlot, "public_start_at">[],
): boolean => slots.some(({ public_start_at }) => public_start_at === wanted);

type Shown = { zone: Zone; linkTo: (at: Instant) => string };

/** `slots`: those of its day while it is free, else those of the days around. */
export function wishOf(wanted: Instant, slots: readonly FreeSlot[], { zone, linkTo }: Shown): Wish {
  const moment = formatMoment(wanted, zone);
  if (isOffered(wanted, slots))
    return {
      text: `Heure choisie : ${moment}. Elle est libre, et vous est proposée dès que le lieu est connu.`,
      nearest: [],
    };
  const nearest = nearestSlots(slots, { start_at: wanted }, PROPOSED)
    .map(({ public_start_at }) => public_start_at)
    .toSorted()
    .map((at) => ({ text: formatMoment(at, zone), href: linkTo(at) }));
  const next = nearest.length > 0 ? "Les plus proches :" : "Choisissez-en une autre plus loin.";
  return { text: `L’heure choisie, ${moment}, n’est plus libre. ${next}`, nearest };
}
