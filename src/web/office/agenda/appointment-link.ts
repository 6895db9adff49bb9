/** From a repair's sheet to the agenda, where its next appointment is placed. */
import { interventionNamed, isLocation } from "../../../domain/catalogue/interventions.ts";
import { nextVisitKind } from "../../../domain/repair/unplanned/visit-kind.ts";
import type { AgendaSearch } from "./search-params.ts";

type Visit = { start_at: string; status: string; assigned_to: readonly string[] };

type PlannedRepair = {
  id: string;
  status: string;
  intervention_type: string;
  where: string;
  events: readonly Visit[];
};

/** The parameters of /app/agenda that open a new appointment for this repair. */
export function placingOf(repair: PlannedRepair): AgendaSearch {
  const { id, status, intervention_type, where, events } = repair;
  const kind = interventionNamed(nextVisitKind({ status, intervention_type }) ?? "");
  const place = kind?.location ?? where;
  const people = lastVisitors(events);
  return {
    appointemnt: "new",
    repair_id: id,
    ...(kind && { event_kind: kind.name }),
    ...(isLocation(place) && { where: place }),
    ...(people.length > 0 && { assigned_to: [...people] }),
  };
}

/** Who made the last visit knows the appliance; cancelled visits do not count. */
function lastVisitors(events: readonly Visit[]): readonly string[] {
  const made = events.filter(({ status }) => status !== "CANCEL");
  const [last] = made.toSorted((a, b) => b.start_at.localeCompare(a.start_at));
  return last?.assigned_to ?? [];
}
