/** A day of three technicians, places on a plane with a minute for a unit; 23 November 2026 is a Monday. */
import type { AgendaEvent } from "../../../src/domain/agenda/event.ts";
import { newEvent } from "../../../src/domain/agenda/event.ts";
import type { TeamMember, TeamRequest } from "../../../src/domain/agenda/team/day.ts";
import type { Place } from "../../../src/domain/agenda/travel.ts";
import {
  DEFAULT_ZONE,
  epochOf,
  instantAt,
  type Instant,
  type LocalDate,
} from "../../../src/domain/time.ts";

const DATE = "2026-11-23" as LocalDate;
export const at = (hour: number, minutes = 0): Instant =>
  instantAt(DATE, hour * 60 + minutes, DEFAULT_ZONE);
const epoch = (hour: number, minutes = 0) => epochOf(at(hour, minutes));

export const BASE: Place = { lat: 0, lon: 0 };

export const visitFor = (
  user_id: string,
  [lat, lon]: readonly [number, number],
  start_at: Instant,
  rest: Partial<AgendaEvent> = {},
): AgendaEvent => {
  const id = rest.id ?? `${user_id} ${lat} ${lon} ${start_at}`;
  return newEvent({
    id,
    shop_id: "garonne",
    repair_id: `repair of ${id}`,
    kind: "Réparation",
    assigned_to: [user_id],
    start_at,
    lat,
    lon,
    trip_is_included_after: false,
    ...rest,
  });
};

export const member = (user_id: string, rest: Partial<TeamMember> = {}): TeamMember => ({
  user_id,
  hours: [
    { from: epoch(8), to: epoch(12) },
    { from: epoch(13, 30), to: epoch(18) },
  ],
  base: BASE,
  isAble: () => true,
  ...rest,
});

export const teamRequest = (
  events: readonly AgendaEvent[],
  members: readonly TeamMember[],
  rest: Partial<TeamRequest> = {},
): TeamRequest => ({
  now: at(6),
  zone: DEFAULT_ZONE,
  day: { date: DATE, zone: DEFAULT_ZONE, from: epoch(0), to: epoch(24) },
  members,
  events,
  shop: BASE,
  leg: (from, to) =>
    from && to ? Math.ceil(Math.hypot(from.lat - to.lat, from.lon - to.lon)) : 10,
  ...rest,
});
