import { DEFAULT_COUNTRY, formatAddress } from "../../../../domain/client/address.ts";

type Place = { street: string; zip: string; city: string };

/** The way there, in whatever the phone uses to navigate. */
export const directionsUrl = (place: Place): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(
    formatAddress({ ...place, complement: "", country: DEFAULT_COUNTRY }),
  )}`;
