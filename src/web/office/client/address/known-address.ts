import { ADDRESS_TAGS, type Address } from "../../../../domain/client/address.ts";

type ReadAddress = Omit<Address, "tags"> & { tags: readonly string[] };

export const knownAddress = ({
  tags,
  address_id,
  street,
  complement,
  zip,
  city,
  country,
  lat,
  lon,
}: ReadAddress): Address => ({
  address_id,
  tags: ADDRESS_TAGS.filter((tag) => tags.includes(tag)),
  street,
  complement,
  zip,
  city,
  country,
  lat,
  lon,
});
