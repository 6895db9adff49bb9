export const ADDRESS_TAGS = ["facturation", "intervention"] as const;
export type AddressTag = (typeof ADDRESS_TAGS)[number];

/** A postal address of a client. Coordinates in degrees, null while it is not located. */
export type Address = {
  address_id: string;
  tags: readonly AddressTag[];
  street: string;
  complement: string;
  zip: string;
  city: string;
  country: string;
  lat: number | null;
  lon: number | null;
};

export const DEFAULT_COUNTRY = "France";

type Lines = Pick<Address, "street" | "complement" | "zip" | "city" | "country">;

/** The address line by line, without what is missing; France goes without saying. */
export const addressLines = ({ street, complement, zip, city, country }: Lines): string[] =>
  [street, complement, `${zip} ${city}`.trim(), country === DEFAULT_COUNTRY ? "" : country].filter(
    Boolean,
  );

/** « 12 rue des Essais, 31700 Blagnac » */
export const formatAddress = (address: Lines): string => addressLines(address).join(", ");

/** The address that bears the tag, else the first: where to go, or where to bill. */
export const addressFor = <Item extends Pick<Address, "tags">>(
  addresses: readonly Item[],
  tag: AddressTag,
): Item | undefined => addresses.find(({ tags }) => tags.includes(tag)) ?? addresses[0];

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
