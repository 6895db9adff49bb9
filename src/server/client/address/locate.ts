/** Positions of addresses that no search located. */
import type { AddressInput } from "../../../domain/client/address-input.ts";
import { DEFAULT_COUNTRY } from "../../../domain/client/address.ts";
import { openTowns } from "../../platform/towns.ts";

const towns = openTowns();

/** An address without a position takes that of its town, so that a round can be planned. */
export function locateAddress(input: AddressInput): AddressInput {
  if (input.lat !== null || input.country !== DEFAULT_COUNTRY) return input;
  const town = towns.townOf(input.zip, input.city);
  return town ? { ...input, lat: town.lat, lon: town.lon } : input;
}
