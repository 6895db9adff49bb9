import { listedZips, type ServedArea } from "../shop/area/area.ts";
import { isListed } from "../shop/area/zips.ts";

/** A point on the map, in degrees. */
export type Place = { lat: number; lon: number };

/** Minutes on the road from one place to another; must answer a finite number. */
export type TravelTime = (from: Place, to: Place) => number;

export type TravelRules = {
  /** Length of the road for one kilometre as the crow flies, about 1.3 in France. */
  road_factor: number;
  speed_kmh: number;
  /** What the shop's real trips took for one kilometre as the crow flies: counts instead of the two above. */
  minutes_per_km?: number;
  /** Parking, stairs, tools: no trip between two different places is shorter. */
  minimum_minutes: number;
  /** Where the rounds begin and end, usually the workshop; null while it is not located. */
  base: Place | null;
  /** Visits farther from the base than this, as the crow flies, are not offered. */
  radius_km: number;
  /** Postal codes beside that distance, or instead of it; absent: the distance alone. */
  area?: ServedArea;
};

/** Where a visit takes place; a town has several postal codes. */
export type Destination = { place: Place | null; zips: readonly string[] };

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const height = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const width = Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  const chord = height + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * width;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The travel time without a routing service, in whole minutes: as learned, else straight line × road factor ÷ speed. */
export const roadEstimate =
  ({
    road_factor,
    speed_kmh,
    minutes_per_km,
  }: Pick<TravelRules, "road_factor" | "speed_kmh" | "minutes_per_km">): TravelTime =>
  (from, to) =>
    Math.ceil(
      minutes_per_km === undefined
        ? ((distanceKm(from, to) * road_factor) / speed_kmh) * 60
        : distanceKm(from, to) * minutes_per_km,
    );

/** Whether the shop goes there: what the slots, the bookings and the directory all ask. */
export function serves(rules: TravelRules, { place, zips }: Destination): boolean {
  const { area } = rules;
  const listed = area ? listedZips(area) : [];
  if (zips.some((zip) => isListed(listed, zip))) return true;
  return area?.by !== "zips" && (place === null || withinRadius(rules, place));
}

/** True when a visit there is inside the shop's distance; a workshop not located has no limit. */
export const withinRadius = ({ base, radius_km }: TravelRules, place: Place): boolean =>
  base === null || distanceKm(base, place) <= radius_km;

export type Leg = (from: Place | null, to: Place | null) => number;

/**
 * Whole minutes between two stops of a round: none on the spot, never under the shop's minimum
 * elsewhere, and that minimum when one of the two was never located.
 */
export const legs =
  (travel: TravelTime, { minimum_minutes }: TravelRules): Leg =>
  (from, to) => {
    if (from === to) return 0;
    if (!from || !to) return minimum_minutes;
    if (from.lat === to.lat && from.lon === to.lon) return 0;
    return Math.max(minimum_minutes, Math.ceil(travel(from, to)));
  };
