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
import {
  ADDRESS_TEXT_NAMES,
  ADDRESS_TEXTS,
  MOST_DEGREES,
  type AddressText,
} from "./address-fields.ts";
import {
  ADDRESS_TAGS,
  DEFAULT_COUNTRY,
  DEFAULT_TAGS,
  isBlankAddress,
  retyped,
  type Address,
} from "./address.ts";

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
      tags: orElse(z.array(z.enum(ADDRESS_TAGS, SAY.tag), VALIDATION_FR.list), DEFAULT_TAGS),
      ...recordOf(ADDRESS_TEXT_NAMES, (name) => orElse(oneLine(ADDRESS_TEXTS[name].max), "")),
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

/** What a program sends of a known address; what it leaves out stays. */
export type AddressChange = { readonly [Text in AddressText]?: string | null | undefined } & {
  tags?: readonly string[] | null | undefined;
  /** Null takes the position away. */
  lat?: number | null | undefined;
  lon?: number | null | undefined;
  /** What the form was opened with; without it, what is sent overwrites what is stored. */
  base?: unknown;
};

/** The known address as it was changed; another street or town takes its position away. */
export function parseAddressChange(known: Address, sent: AddressChange): AddressInput | BadInput {
  const { tags, lat, lon } = sent;
  const texts = recordOf(ADDRESS_TEXT_NAMES, (name) => sent[name] ?? known[name]);
  const position = lat === undefined ? {} : { lat, lon: lon ?? null };
  return parseAddressInput({
    ...retyped(known, { ...texts, ...position }),
    tags: tags ?? known.tags,
  });
}
