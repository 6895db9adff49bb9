import type { ShopPlace } from "../../../../domain/shop/settings/fields.ts";

/** An address typed by hand: its former position is no longer its own, unless only the complement changed. */
export function placeTyped(place: ShopPlace, typed: Partial<ShopPlace>): ShopPlace {
  const next = { ...place, ...typed };
  return Object.keys(typed).every((name) => name === "complement")
    ? next
    : { ...next, lat: null, lon: null };
}

type Found = {
  street?: string;
  zip?: string;
  city?: string;
  lat?: number | null;
  lon?: number | null;
};

/** One that the search found; what it does not say of a town stays empty. */
export const placeFound = (
  { complement }: Pick<ShopPlace, "complement">,
  { street = "", zip = "", city = "", lat = null, lon = null }: Found,
): ShopPlace => ({ street, complement, zipcode: zip, city, lat, lon });
