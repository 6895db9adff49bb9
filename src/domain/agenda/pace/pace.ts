/**
 * What the shop's own visits say of its trips: from « Je suis en route » or « Fait » at one client's to « J'y suis » at the
 * next one's, the same person, the same day.
 */
import { storedObject } from "../../shop/stored.ts";
import { dateOf, epochOf, MINUTE, parseInstant, type Instant, type Zone } from "../../time.ts";
import { distanceKm, type Place, type TravelRules } from "../travel.ts";

/** A visit as it was: what was pressed on the spot, when it was. */
export type RealVisit = {
  user_id: string;
  place: Place;
  arrived_at: Instant;
  /** « Je suis en route » to this visit. */
  left_at: Instant | null;
  done_at: Instant | null;
};

export type RealTrip = { km: number; minutes: number };

/** `minutes_per_km`: on the road, for one kilometre as the crow flies. */
export type TravelPace = { minutes_per_km: number; trips: number; at: Instant };

/** Fewer say nothing yet. */
export const LEAST_TRIPS = 20;
/** Under a kilometre, parking and stairs are longer than the road; no round goes farther than this between two visits. */
const TRIP_KM = [1, 100] as const;
/** A pause hides in a longer one. */
const TRIP_MINUTES = [2, 120] as const;
/** From 120 km/h to 5 km/h as the crow flies: outside it, a button was pressed too early or too late. */
const MINUTES_PER_KM = [0.5, 12] as const;

const within = (value: number, [least, most]: readonly [number, number]): boolean =>
  least <= value && value <= most;

/** The trips between two visits of one person in one day, whatever the order of the visits. */
export function realTrips(visits: readonly RealVisit[], zone: Zone): RealTrip[] {
  const sorted = visits.toSorted((a, b) => epochOf(a.arrived_at) - epochOf(b.arrived_at));
  const rounds = Map.groupBy(
    sorted,
    ({ user_id, arrived_at }) => `${user_id} ${dateOf(arrived_at, zone)}`,
  );
  return [...rounds.values()].flatMap((round) =>
    round.flatMap((visit, rank) => {
      const previous = round[rank - 1];
      return previous ? (tripBetween(previous, visit) ?? []) : [];
    }),
  );
}

function tripBetween(previous: RealVisit, visit: RealVisit): RealTrip | undefined {
  const arrived = epochOf(visit.arrived_at);
  // Who says « Je suis en route » has had their coffee: it counts before the end of the visit before.
  const left = [visit.left_at, previous.done_at]
    .filter((at) => at !== null)
    .map(epochOf)
    .find((at) => at > epochOf(previous.arrived_at) && at < arrived);
  if (left === undefined) return undefined;
  const trip = {
    km: distanceKm(previous.place, visit.place),
    minutes: (arrived - left) / MINUTE,
  };
  return isPlausible(trip) ? trip : undefined;
}

const isPlausible = ({ km, minutes }: RealTrip): boolean =>
  within(km, TRIP_KM) && within(minutes, TRIP_MINUTES) && within(minutes / km, MINUTES_PER_KM);

/** The median, which a few wrong trips do not move; null while there are too few. */
export function learnPace(trips: readonly RealTrip[], at: Instant): TravelPace | null {
  const paces = trips.map(({ km, minutes }) => minutes / km).toSorted((a, b) => a - b);
  const [low, high] = [paces[(paces.length - 1) >> 1], paces[paces.length >> 1]];
  if (low === undefined || high === undefined || paces.length < LEAST_TRIPS) return null;
  return { minutes_per_km: Math.round((low + high) * 50) / 100, trips: paces.length, at };
}

/** What is kept on the shop; undefined for nothing, and for what makes no sense. */
export function travelPaceOf(value: unknown): TravelPace | undefined {
  const { minutes_per_km, trips, at } = storedObject(value);
  const learned = typeof at === "string" ? parseInstant(at) : undefined;
  if (typeof minutes_per_km !== "number" || typeof trips !== "number" || !learned) return undefined;
  return within(minutes_per_km, MINUTES_PER_KM)
    ? { minutes_per_km, trips, at: learned }
    : undefined;
}

type Rules = Pick<TravelRules, "road_factor" | "speed_kmh">;

/** How many times the estimate of these rules the real trips last, with one decimal. */
export function timesEstimate(
  { minutes_per_km }: Pick<TravelPace, "minutes_per_km">,
  { road_factor, speed_kmh }: Rules,
): number {
  return Math.round((minutes_per_km / ((road_factor / speed_kmh) * 60)) * 10) / 10;
}
