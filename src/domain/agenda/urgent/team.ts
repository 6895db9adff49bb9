/** The day of those who could make an urgent visit, read from the same search as the free slots. */
import { realTime, type DayClock } from "../day-clock.ts";
import { newEvent, type AgendaEvent } from "../event.ts";
import { workedOn } from "../opening.ts";
import { stopsOf } from "../round/stops.ts";
import type { SlotRequest } from "../slot-request.ts";
import { isOutOfArea } from "../slots.ts";
import { isAble } from "../together/skills.ts";
import type { Place } from "../travel.ts";
import type { UrgentTeam } from "./choices.ts";

/**
 * Nobody goes outside the area of the shop. `events` are the appointments whole; what the search knows besides (hours
 * kept for a visitor) cannot move.
 */
export function urgentTeam(
  request: SlotRequest,
  events: readonly AgendaEvent[],
  day: DayClock,
): UrgentTeam {
  const { now, zone, travel_rules, place, duration_minutes, opening } = request;
  const shop = travel_rules.base;
  const able = isOutOfArea(request)
    ? []
    : request.technicians.filter(({ skills }) => isAble(skills, request));
  const members = able.map(({ id, working_hours, base }) => ({
    user_id: id,
    hours: realTime(day, workedOn(opening, working_hours, day.date)),
    base: base ?? shop,
  }));
  return {
    now,
    zone,
    day,
    shop,
    events: [...events, ...keptHours(request, events)],
    members: members.filter(({ hours }) => hours.length > 0),
    visit: { place, minutes: duration_minutes },
  };
}

function keptHours({ events }: SlotRequest, known: readonly AgendaEvent[]): AgendaEvent[] {
  const ids = new Set(known.map(({ id }) => id));
  return events
    .filter(({ id }) => !ids.has(id))
    .map((event) => newEvent({ ...event, shop_id: "", repair_id: null }));
}

/** What a routing server is asked, each place once. */
export function urgentPlaces({ members, visit, ...facts }: UrgentTeam): Place[] {
  const stops = members.flatMap((member) => stopsOf({ ...facts, ...member }));
  const all = [visit.place, ...members.map(({ base }) => base), ...stops.map(({ place }) => place)];
  const known = all.filter((place) => place !== null);
  return [...new Map(known.map((place) => [`${place.lat} ${place.lon}`, place])).values()];
}
