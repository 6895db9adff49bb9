import { addressAt } from "../client/address.ts";

type Located = { tags: readonly string[]; lat: number | null; lon: number | null };
type Visit = { where: string } & Pick<Located, "lat" | "lon">;

/** At the position of the event, else the one to visit; undefined at the workshop. `where` is a name of `LOCATIONS`. */
export const visitAddress = <Item extends Located>(
  { where, lat, lon }: Visit,
  addresses: readonly Item[],
): Item | undefined => (where === "Atelier" ? undefined : addressAt(addresses, { lat, lon }));
