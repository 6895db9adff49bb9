/** The clock of a shop that is not read yet. */
import { SHOP_ZONES } from "../../../domain/shop/zone.ts";
import { DEFAULT_ZONE, type Zone } from "../../../domain/time.ts";

/** That of the device, where a shop may have it: its people mostly stand beside it. */
export function likelyZone(): Zone {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return SHOP_ZONES.includes(here) ? here : DEFAULT_ZONE;
}
