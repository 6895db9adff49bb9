/** An address as the office saves it (specification §7). Named exception of the domain: zod. */
import * as z from "zod/mini";
import {
  anId,
  badInput,
  VALIDATION_FR,
  degrees,
  oneLine,
  orElse,
  parseInput,
  type BadInput,
} from "../validation.ts";
import { isRefusal } from "../decision.ts";
import { recordOf } from "../record.ts";
import { ADDRESS_TEXT_NAMES, ADDRESS_TEXTS, MOST_DEGREES } from "./address-fields.ts";
import { ADDRESS_TAGS, DEFAULT_COUNTRY, isBlankAddress, type Address } from "./address.ts";

const SAY = {
  form: "L’adresse est mal formée.",
  tag: "Une adresse sert à la facturation ou à l’intervention.",
  blank: "Indiquez une rue, un code postal ou une ville.",
};

/** Without an id, it is a new one. */
export type AddressInput = Omit<Address, "address_id"> & { address_id: string | null };

export const addressShape = z.pipe(
  z.object(
    {
      address_id: orElse(anId(), null),
      tags: z.array(z.enum(ADDRESS_TAGS, SAY.tag), VALIDATION_FR.list),
      ...recordOf(ADDRESS_TEXT_NAMES, (name) => oneLine(ADDRESS_TEXTS[name].max)),
      lat: degrees(MOST_DEGREES.lat),
      lon: degrees(MOST_DEGREES.lon),
    },
    SAY.form,
  ),
  z.transform(({ tags, country, lat, lon, ...lines }): AddressInput => ({
    ...lines,
    tags: [...new Set(tags)],
    country: country || DEFAULT_COUNTRY,
    // Half a position is not a position.
    lat: lon === null ? null : lat,
    lon: lat === null ? null : lon,
  })),
);

/** One address alone, which must say where it is. */
export function parseAddressInput(value: unknown): AddressInput | BadInput {
  const input = parseInput(addressShape, value, "address");
  if (isRefusal(input)) return input;
  return isBlankAddress(input) ? badInput({ street: SAY.blank }) : input;
}
