/** « Combler un trou »: the repairs that wait for a visit, and where each would cost the least road. */
import type { Interval } from "../../agenda/interval.ts";
import type { FreeSlot, SlotRequest } from "../../agenda/slot-request.ts";
import { slotAt, slotCandidates } from "../../agenda/slots.ts";
import type { RepairStatus } from "../status.ts";

/** A client waits to be visited, unless a visit is planned already. */
export const VISIT_WAITED = [
  "Brouillon",
  "Devis à faire",
  "Devis accepté",
  "Livraison / Enlèvement",
  "Prêt à réparer",
] as const satisfies readonly RepairStatus[];

/** A repair to plan; `request` is the search of its places, for the people and the day looked at. */
export type Job<Repair> = { repair: Repair; urgency: number; request: SlotRequest };
export type Filling<Repair> = { repair: Repair; urgency: number; slot: FreeSlot };

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
      const slot = shortestIn(request, gap);
      return slot ? [{ repair, urgency, slot }] : [];
    })
    .sort((a, b) => a.slot.cost - b.slot.cost || b.urgency - a.urgency);

function shortestIn(request: SlotRequest, gap: Interval): FreeSlot | undefined {
  const [best] = slotCandidates(request)
    .filter(({ start, end }) => gap.from <= start && end <= gap.to)
    .sort((a, b) => a.cost - b.cost || a.start - b.start);
  return (
    best && slotAt({ ...request, technicians: [...onlyOne(request, best.user_id)] }, best.start)
  );
}

const onlyOne = ({ technicians }: SlotRequest, user_id: string) =>
  technicians.filter(({ id }) => id === user_id);
