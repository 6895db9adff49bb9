/** What a client has, in the order in which a call is about it. */
import { epochOf, type Instant } from "../../../../domain/time.ts";

type Owned = { id: string; created_at: Instant };
type Repaired = { archived: boolean; urgency: number; lastUpdateAt: Instant };
type Given<Appliance, Repair> = { appliances: readonly Appliance[]; repairs: readonly Repair[] };

export type Sorted<Appliance, Repair> = {
  open: readonly Repair[];
  appliances: readonly Appliance[];
  finished: readonly Repair[];
};

/** Open repairs first, urgent then last touched; then the machines, the newest first; then what is over. */
export function sorted<Appliance extends Owned, Repair extends Repaired>(
  given: Given<Appliance, Repair>,
): Sorted<Appliance, Repair> {
  const byTouch = given.repairs.toSorted(
    (a, b) => epochOf(b.lastUpdateAt) - epochOf(a.lastUpdateAt),
  );
  const open = byTouch
    .filter(({ archived }) => !archived)
    .toSorted((a, b) => b.urgency - a.urgency);
  return {
    open,
    appliances: given.appliances.toSorted((a, b) => epochOf(b.created_at) - epochOf(a.created_at)),
    finished: byTouch.filter(({ archived }) => archived),
  };
}

/** Specification §7: a client who has no repairs gets the appliance form at once. */
export const beginsNew = ({ open, finished }: Sorted<unknown, unknown>): boolean =>
  open.length === 0 && finished.length === 0;

type Key = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** 1 to 9 for that key alone. */
export const digitOf = ({ key, ctrlKey, altKey, metaKey }: Key): number | undefined =>
  !ctrlKey && !altKey && !metaKey && /^[1-9]$/.test(key) ? Number(key) : undefined;
