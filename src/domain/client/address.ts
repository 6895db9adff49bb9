import { recordOf } from "../record.ts";
import { ADDRESS_TEXT_NAMES, type AddressTexts } from "./address-fields.ts";

export const ADDRESS_TAGS = ["facturation", "intervention"] as const;
export type AddressTag = (typeof ADDRESS_TAGS)[number];

/** A postal address of a client. Coordinates in degrees, null while it is not located. */
export type Address = AddressTexts & {
  address_id: string;
  tags: readonly AddressTag[];
  lat: number | null;
  lon: number | null;
};

export const DEFAULT_COUNTRY = "France";
/** An address is one to go to, unless its tags say otherwise. */
export const DEFAULT_TAGS: readonly AddressTag[] = ["intervention"];

type Lines = AddressTexts;

/** The address line by line, without what is missing; France goes without saying. */
export const addressLines = ({ street, complement, zip, city, country }: Lines): string[] =>
  [street, complement, `${zip} ${city}`.trim(), country === DEFAULT_COUNTRY ? "" : country].filter(
    Boolean,
  );

/** « 12 rue des Essais, 31700 Blagnac » */
export const formatAddress = (address: Lines): string => addressLines(address).join(", ");

/** The address that bears the tag, else the first: where to go, or where to bill. */
export const addressFor = <Item extends { tags: readonly string[] }>(
  addresses: readonly Item[],
  tag: AddressTag,
): Item | undefined => addresses.find(({ tags }) => tags.includes(tag)) ?? addresses[0];

type Located = { tags: readonly string[]; lat: number | null; lon: number | null };

/** The address at this position, else the one to visit. */
export const addressAt = <Item extends Located>(
  addresses: readonly Item[],
  { lat, lon }: Pick<Located, "lat" | "lon">,
): Item | undefined =>
  addresses.find((one) => one.lat !== null && one.lat === lat && one.lon === lon) ??
  addressFor(addresses, "intervention");

/** Two spellings of one place: street, postal code and complement without case, accents or marks. */
export const isSameAddress = (left: Lines, right: Lines): boolean =>
  addressKey(left) === addressKey(right);

const addressKey = ({ street, complement, zip }: Lines): string =>
  [street, complement, zip]
    .map((part) =>
      part
        .normalize("NFD")
        .replace(/[^\p{L}\p{N}]/gu, "")
        .toLowerCase(),
    )
    .join("|");

/** An empty address. */
export const blankAddress = (address_id: string): Address => ({
  address_id,
  tags: DEFAULT_TAGS,
  ...recordOf(ADDRESS_TEXT_NAMES, () => ""),
  country: DEFAULT_COUNTRY,
  lat: null,
  lon: null,
});

/** True when there is nothing to go by: no street, no postal code, no city. */
export const isBlankAddress = ({ street, zip, city }: Lines): boolean =>
  `${street}${zip}${city}`.trim() === "";

/** An address typed over: its coordinates stay only while it names the same place. */
export function retyped(address: Address, change: Partial<Address>): Address {
  const next = { ...address, ...change };
  const moved = (["street", "zip", "city", "country"] as const).some(
    (field) => next[field].trim() !== address[field].trim(),
  );
  return moved && change.lat === undefined ? { ...next, lat: null, lon: null } : next;
}

/** As stored: no space around, and somewhere always. */
export function tidyAddress(address: Address): Address {
  const texts = recordOf(ADDRESS_TEXT_NAMES, (name) => address[name].trim());
  return { ...address, ...texts, country: texts.country || DEFAULT_COUNTRY };
}

/** What to ask an address search: nothing under five characters (specification §5). */
export const searchedText = (text: string): string | undefined => {
  const searched = text.trim();
  return searched.length > 4 ? searched : undefined;
};

/** What to ask it for the coordinates of an address: street, postal code and city. */
export const locatedBy = ({ street, zip, city }: Lines): string | undefined =>
  searchedText([street, zip, city].map((part) => part.trim()).join(" "));

/** Half a position is none: it is looked up again (specification §5 names the latitude alone). */
export const isLocated = ({ lat, lon }: Pick<Address, "lat" | "lon">): boolean =>
  lat !== null && lon !== null;
