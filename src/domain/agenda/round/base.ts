import type { StartPoint } from "../../shop/shop.ts";
import type { Place } from "../travel.ts";

/** Where a person's round begins and ends; undefined for the shop, and for an address without a position. */
export function basePlace(point: StartPoint | null): Place | undefined {
  if (!point || point.lat === null || point.lon === null) return undefined;
  return { lat: point.lat, lon: point.lon };
}
