import { isAbsence } from "./event.ts";
import type { SlotRequest } from "./slot-request.ts";
import type { Place } from "./travel.ts";

type PlacesRequest = Pick<SlotRequest, "place" | "travel_rules" | "technicians" | "events">;

/**
 * The places whose travel times the search will read, each once, the visit and the bases first: what
 * a routing server is asked before the search begins.
 */
export function placesToRoute({
  place,
  travel_rules,
  technicians,
  events,
}: PlacesRequest): Place[] {
  const people = new Set(technicians.map(({ id }) => id));
  const visits = events
    .filter((event) => event.status !== "CANCEL" && event.where !== "Atelier" && !isAbsence(event))
    .filter(({ assigned_to }) => assigned_to.some((id) => people.has(id)));
  const all = [place, travel_rules.base, ...technicians.map(({ base }) => base ?? null)].filter(
    (one) => one !== null,
  );
  for (const { lat, lon } of visits) if (lat !== null && lon !== null) all.push({ lat, lon });
  return [...new Map(all.map((one) => [`${one.lat} ${one.lon}`, one])).values()];
}
