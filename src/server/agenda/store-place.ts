/** Where an address is, without asking anybody: a booking never waits for a map. */
import { distanceKm, type Place } from "../../domain/agenda/travel.ts";
import { openTowns } from "../platform/towns.ts";

type Address = { zip: string; city: string; lat: number | null; lon: number | null };

/** A position farther than this from the middle of its own town is a mistake or a trick. */
const FARTHEST_KM = 30;
const towns = openTowns();

/** The position found by the visitor's address search when its town confirms it, else the town's; null when unknown. */
export function placeOf({ zip, city, lat, lon }: Address): Place | null {
  const town = towns.townOf(zip, city);
  const given = lat === null || lon === null ? undefined : { lat, lon };
  if (given && (!town || distanceKm(given, town) <= FARTHEST_KM)) return given;
  return town ? { lat: town.lat, lon: town.lon } : null;
}
