/** The time zones of France: which one a postal code is in, and those that a shop may choose. */
import { DEFAULT_ZONE, type Zone } from "../time.ts";

/** IANA names. `zips`: the first three digits of the postal codes there; the first zone of a prefix is where most of it lives. */
const ZONES = [
  { zone: DEFAULT_ZONE, name: "France métropolitaine", zips: [] },
  {
    zone: "America/Guadeloupe",
    name: "Guadeloupe, Saint-Martin, Saint-Barthélemy",
    zips: ["971", "977", "978"],
  },
  { zone: "America/Martinique", name: "Martinique", zips: ["972"] },
  { zone: "America/Cayenne", name: "Guyane", zips: ["973"] },
  { zone: "Indian/Reunion", name: "La Réunion", zips: ["974"] },
  { zone: "America/Miquelon", name: "Saint-Pierre-et-Miquelon", zips: ["975"] },
  { zone: "Indian/Mayotte", name: "Mayotte", zips: ["976"] },
  { zone: "Pacific/Wallis", name: "Wallis-et-Futuna", zips: ["986"] },
  { zone: "Pacific/Tahiti", name: "Polynésie française", zips: ["987"] },
  { zone: "Pacific/Marquesas", name: "Îles Marquises", zips: ["987"] },
  { zone: "Pacific/Gambier", name: "Îles Gambier", zips: ["987"] },
  { zone: "Pacific/Noumea", name: "Nouvelle-Calédonie", zips: ["988"] },
] as const satisfies readonly { zone: Zone; name: string; zips: readonly string[] }[];

/** In the order in which they are offered. */
export const SHOP_ZONES: readonly Zone[] = ZONES.map(({ zone }) => zone);

function zonesOfZip(zip: string): Zone[] {
  const prefix = zip.slice(0, 3);
  const found = ZONES.filter(({ zips }) => zips.some((one) => one === prefix));
  return found.length > 0 ? found.map(({ zone }) => zone) : [DEFAULT_ZONE];
}

/** The clock of the place where a postal code is; metropolitan France for any that is not known. */
export const zoneOfZip = (zip: string): Zone => zonesOfZip(zip)[0] ?? DEFAULT_ZONE;

/** False where no place with this postal code lives on that clock. */
export const isZoneOfZip = (zone: Zone, zip: string): boolean => zonesOfZip(zip).includes(zone);

/** « La Réunion »; the IANA name of a zone that is not offered. */
export const zoneName = (zone: Zone): string =>
  ZONES.find((known) => known.zone === zone)?.name ?? zone;
