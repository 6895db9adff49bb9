import { addressAt } from "../client/address.ts";

type Located = { tags: readonly string[]; lat: number | null; lon: number | null };
type Visit = { where: string } & Pick<Located, "lat" | "lon">;

/**
 * Where a visit goes: the address at the position of the event, else the one tagged « intervention », else the first;
 * undefined when the appliance comes to the workshop. `where` is a name of `LOCATIONS`.
 */
export const visitAddress = <Item extends Located>(
  { where, lat, lon }: Visit,
  addresses: readonly Item[],
): Item | undefined => (where === "Atelier" ? undefined : addressAt(addresses, { lat, lon }));
