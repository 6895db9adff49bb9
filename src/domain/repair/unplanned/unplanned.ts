/** « Combler un trou »: the repairs that wait for a visit, and where each would cost the least road. */
import type { Interval } from "../../agenda/interval.ts";
import type { FreeSlot, SlotRequest } from "../../agenda/slot-request.ts";
import { freeSlots, nearestTo, slotAt, slotCandidates } from "../../agenda/slots.ts";
import { dateOf } from "../../time.ts";

/** A repair to plan; `request` is the search of its places, for the people and the day looked at. */
export type Job<Repair> = { repair: Repair; urgency: number; request: SlotRequest };
export type Filling<Repair> = {
  repair: Repair;
  urgency: number;
  slot: FreeSlot;
  /** Id of the appointment of that round that it is nearest to. */
  near: string | undefined;
};

/**
 * Of each repair the place with the shortest detour inside the gap (epoch milliseconds), the shortest detours first;
 * of equal ones the urgent, then in the order given. Those that do not fit are left out.
 */
export const fillGap = <Repair>(
  jobs: readonly Job<Repair>[],
  gap: Interval = { from: -Infinity, to: Infinity },
): Filling<Repair>[] =>
  jobs
    .flatMap(({ repair, urgency, request }) => {
      const place = shortestIn(request, gap);
      return place ? [{ repair, urgency, ...place }] : [];
    })
    .sort((a, b) => a.slot.cost - b.slot.cost || b.urgency - a.urgency);

function shortestIn(
  request: SlotRequest,
  gap: Interval,
): Pick<Filling<unknown>, "slot" | "near"> | undefined {
  const [best] = slotCandidates(request)
    .filter(({ start, end }) => gap.from <= start && end <= gap.to)
    .sort((a, b) => a.cost - b.cost || a.start - b.start);
  if (!best) return undefined;
  const slot = slotAt({ ...request, technicians: onlyOne(request, best.user_id) }, best.start);
  return slot && { slot, near: best.near };
}

const onlyOne = ({ technicians }: SlotRequest, user_id: string) =>
  technicians.filter(({ id }) => id === user_id);

/** The places of one repair, the shortest detours first: of the free windows of a person in a day, the best one. */
export function placesFor<Repair>(
  { repair, urgency, request }: Job<Repair>,
  most: number,
): Filling<Repair>[] {
  const best = new Map<string, FreeSlot>();
  for (const slot of freeSlots(request)) {
    const day = `${slot.user_id} ${dateOf(slot.start_at, request.zone)}`;
    if (!best.has(day)) best.set(day, slot);
  }
  const slots = [...best.values()].slice(0, most);
  return slots.map((slot) => ({ repair, urgency, slot, near: nearestTo(request, slot) }));
}
