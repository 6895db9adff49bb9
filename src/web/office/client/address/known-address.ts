import { ADDRESS_TEXT_NAMES } from "../../../../domain/client/address-fields.ts";
import { ADDRESS_TAGS, type Address } from "../../../../domain/client/address.ts";
import { recordOf } from "../../../../domain/record.ts";

type ReadAddress = Omit<Address, "tags"> & { tags: readonly string[] };

/** An answer's address without what the wire adds to it. */
export const knownAddress = (read: ReadAddress): Address => ({
  address_id: read.address_id,
  tags: ADDRESS_TAGS.filter((tag) => read.tags.includes(tag)),
  ...recordOf(ADDRESS_TEXT_NAMES, (name) => read[name]),
  lat: read.lat,
  lon: read.lon,
});
