import { BY_KM, servedAreaOf, type ServedArea } from "../shop/area/area.ts";
import { storedObject, whole } from "../shop/stored.ts";
import { TRAVEL_LIMITS } from "../shop/travel-limits.ts";
import { travelPaceOf } from "./pace/pace.ts";
import type { Place, TravelRules } from "./travel.ts";

/** `learned`: false when the shop does not want its real trips to count. */
type ShopTravelRules = TravelRules & { area: ServedArea; learned?: boolean };

/** What a shop in a French town may expect before it has set its own rules. */
export const DEFAULT_TRAVEL_RULES: Omit<ShopTravelRules, "base"> = {
  road_factor: 1.3,
  speed_kmh: 35,
  minimum_minutes: 10,
  radius_km: 25,
  area: BY_KM,
};

/** `travel_pace`: what its real visits taught. */
type Located = { lat: number | null; lon: number | null; travel_pace?: unknown };

/** Reads the stored rules, missing or impossible values taking their default; the base is the shop unless another is stored. */
export function travelRulesOf(value: unknown, shop: Located): ShopTravelRules {
  const stored = storedObject(value);
  const usual = DEFAULT_TRAVEL_RULES;
  const pace = stored.learned === false ? undefined : travelPaceOf(shop.travel_pace);
  return {
    road_factor: decimal(stored.road_factor, TRAVEL_LIMITS.road_factor, usual.road_factor),
    speed_kmh: decimal(stored.speed_kmh, TRAVEL_LIMITS.speed_kmh, usual.speed_kmh),
    minimum_minutes: whole(
      stored.minimum_minutes,
      TRAVEL_LIMITS.minimum_minutes,
      usual.minimum_minutes,
    ),
    radius_km: decimal(stored.radius_km, TRAVEL_LIMITS.radius_km, usual.radius_km),
    area: servedAreaOf(stored.area),
    base: placeOf(storedObject(stored.base)) ?? placeOf(shop),
    ...(stored.learned === false && { learned: false }),
    ...(pace && { minutes_per_km: pace.minutes_per_km }),
  };
}

function placeOf({ lat, lon }: { lat?: unknown; lon?: unknown }): Place | null {
  return within(lat, [-90, 90]) && within(lon, [-180, 180]) ? { lat, lon } : null;
}

const within = (value: unknown, [least, most]: readonly [number, number]): value is number =>
  typeof value === "number" && least <= value && value <= most;

const decimal = (value: unknown, bounds: readonly [number, number], otherwise: number): number =>
  within(value, bounds) ? value : otherwise;
