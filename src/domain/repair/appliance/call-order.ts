/** A client's repairs and appliances, in the order in which a call is likely to be about them. */
import { epochOf, type Instant } from "../../time.ts";

type OwnedAppliance = { id: string; created_at: Instant };
type ListedRepair = { archived: boolean; urgency: number; lastUpdateAt: Instant };

export type CallOrder<Appliance, Repair> = {
  open: readonly Repair[];
  appliances: readonly Appliance[];
  finished: readonly Repair[];
};

/** Open repairs first, urgent then last touched; then the appliances, the newest first; then finished repairs. */
export function callOrder<Appliance extends OwnedAppliance, Repair extends ListedRepair>({
  appliances,
  repairs,
}: {
  appliances: readonly Appliance[];
  repairs: readonly Repair[];
}): CallOrder<Appliance, Repair> {
  const recentFirst = repairs.toSorted((a, b) => epochOf(b.lastUpdateAt) - epochOf(a.lastUpdateAt));
  return {
    open: recentFirst.filter(({ archived }) => !archived).toSorted((a, b) => b.urgency - a.urgency),
    appliances: appliances.toSorted((a, b) => epochOf(b.created_at) - epochOf(a.created_at)),
    finished: recentFirst.filter(({ archived }) => archived),
  };
}

/** Specification §7: a client who has no repairs gets the appliance form at once. */
export const startsWithNewAppliance = ({ open, finished }: CallOrder<unknown, unknown>): boolean =>
  open.length === 0 && finished.length === 0;
