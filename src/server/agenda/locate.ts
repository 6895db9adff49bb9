/** Where an address is, without asking anybody: a booking never waits for a map. */
import { distanceKm, type Place } from "../../domain/agenda/travel.ts";
import { addressFor } from "../../domain/client/address.ts";
import type { Client } from "../../domain/client/client.ts";
import { loadClients } from "../client/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { openTowns } from "../platform/towns.ts";
import { loadRepairs } from "../repair/store.ts";

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

/** The name of the town: of this postal code, the one that was typed, else the largest; empty when unknown. */
export const townOf = ({ zip, city }: Pick<Address, "zip" | "city">): string =>
  towns.townOf(zip, city)?.name ?? "";

/** The postal codes of the town around a position; none at sea. */
export const zipsAround = (place: Place): string[] =>
  towns.nearest(place, 1).flatMap((town) => towns.zipsOf(town));

/** Where to go to this client: the address tagged for it, else the first; null when unknown. */
export function placeOfClient({ addresses }: Pick<Client, "addresses">): Place | null {
  const address = addressFor(addresses, "intervention");
  return address ? placeOf(address) : null;
}

/** The client of an appointment, and where to go. */
export type Visit = { client_id: string | null; place: Place | null };
export const NO_VISIT: Visit = { client_id: null, place: null };

/** The client and the place of the appointments of this repair; undefined when the shop has no such repair. */
export async function visitFor(db: ShopDb, repair_id: string | null): Promise<Visit | undefined> {
  if (repair_id === null) return NO_VISIT;
  const [repair] = await loadRepairs(db, [repair_id]);
  if (!repair) return undefined;
  const [client] = await loadClients(db, [repair.client_id]);
  return { client_id: repair.client_id, place: client ? placeOfClient(client) : null };
}
