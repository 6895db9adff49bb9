import { addressFor } from "../client/address.ts";

/**
 * Where a visit goes: the address tagged « intervention », else the first; undefined when the appliance comes to
 * the workshop. `where` is the location of the event, a name of `LOCATIONS`.
 */
export const visitAddress = <Item extends { tags: readonly string[] }>(
  where: string,
  addresses: readonly Item[],
): Item | undefined => (where === "Atelier" ? undefined : addressFor(addresses, "intervention"));
