/** Travel zones: the price of a journey by its distance on the road. */
import { distanceKm, type Place, type TravelRules } from "../../agenda/travel.ts";
import type { Price } from "./price.ts";

/** By road, in whole kilometres; null where one of both ends is not on the map. */
export function roadKm(
  { base, road_factor }: Pick<TravelRules, "base" | "road_factor">,
  place: Place | null,
): number | null {
  return base && place ? Math.ceil(distanceKm(base, place) * road_factor) : null;
}

/** The nearest zone that reaches this far, else the journey at any distance; undefined when the book has none. */
export function zoneFor<Zone extends Pick<Price, "kind" | "up_to_km">>(
  prices: readonly Zone[],
  km: number | null,
): Zone | undefined {
  const travel = prices.filter(({ kind }) => kind === "travel");
  const reaching = travel.filter(({ up_to_km }) => km !== null && (up_to_km ?? -1) >= km);
  const nearest = reaching.toSorted((a, b) => (a.up_to_km ?? 0) - (b.up_to_km ?? 0))[0];
  return nearest ?? travel.find(({ up_to_km }) => up_to_km === null);
}
