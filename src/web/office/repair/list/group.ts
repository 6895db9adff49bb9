/** The follow-up list: one group a status, in the specification's order; urgent first, then the oldest. */
import { REPAIR_STATUSES, type RepairStatus } from "../../../../domain/repair/status.ts";
import { epochOf, type Instant } from "../../../../domain/time.ts";

type Grouped = { status: string; urgency: number; statusFrom: Instant };
export type Group<Repair> = { status: RepairStatus; repairs: readonly Repair[] };

export function grouped<Repair extends Grouped>(repairs: readonly Repair[]): Group<Repair>[] {
  const byStatus = Map.groupBy(repairs, ({ status }) => status);
  return REPAIR_STATUSES.flatMap((status) => {
    const group = byStatus.get(status);
    return group ? [{ status, repairs: group.toSorted(byPatience) }] : [];
  });
}

const byPatience = (a: Grouped, b: Grouped): number =>
  b.urgency - a.urgency || epochOf(a.statusFrom) - epochOf(b.statusFrom);

const DAY = 86_400_000;

/** « depuis 3 jours »: how long a repair has waited in its status. `now` in epoch milliseconds. */
export function waitedText(since: Instant, now: number): string {
  const days = Math.floor((now - epochOf(since)) / DAY);
  if (days < 1) return "depuis aujourd’hui";
  return days === 1 ? "depuis hier" : `depuis ${days}\u202fjours`;
}
