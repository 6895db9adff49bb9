/** Position of a shop whose address was typed: rounds and the directory need one. */
import type { ShopSettings } from "../../domain/shop/settings/fields.ts";
import type { Geocoder } from "../platform/geocoder.ts";
import { openTowns } from "../platform/towns.ts";

const towns = openTowns();

/** Without a position of its own it takes that of its first match, or of its town when the geocoder does not answer. */
export async function locateShop(
  sent: Partial<ShopSettings>,
  geocoder: Geocoder,
): Promise<Partial<ShopSettings>> {
  const { address } = sent;
  if (!address || (address.lat !== null && address.lon !== null)) return sent;
  const { street, zipcode, city } = address;
  const { addresses } = await geocoder.search(`${street} ${zipcode} ${city}`);
  const found = addresses.find(({ zip }) => zip === zipcode) ?? towns.townOf(zipcode, city);
  return found ? { ...sent, address: { ...address, lat: found.lat, lon: found.lon } } : sent;
}
