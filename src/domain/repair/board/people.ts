/** Who works on a repair: the person it is entrusted to, otherwise those of its last appointment that stands. */
import type { Instant } from "../../time.ts";

type Visit = { id: string; status: string; start_at: Instant; assigned_to: readonly string[] };
type Entrusted = { technician_id: string | null; events: readonly Visit[] };

/** The lists of the server filter by the same rule: `TECHNICIAN` of `server/repair/board/store.ts`. */
export function peopleOf({ technician_id, events }: Entrusted): readonly string[] {
  if (technician_id) return [technician_id];
  const [last] = events
    .filter(({ status }) => status !== "CANCEL")
    .toSorted((a, b) => b.start_at.localeCompare(a.start_at) || b.id.localeCompare(a.id));
  return last?.assigned_to ?? [];
}
