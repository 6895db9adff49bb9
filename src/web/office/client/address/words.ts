/** What those who do not see the list of addresses hear, and the fields of an address as they are called. */
import { withStoredField } from "../../../../domain/client/address-edit.ts";
import { formatAddress, type Address } from "../../../../domain/client/address.ts";
import type { EditWords } from "../conflict-words.ts";
import type { AddressSearch } from "./use-address-search.ts";

const DOWN = "Le service d’adresses ne répond pas. Saisissez l’adresse à la main.";
const NOTHING = "Aucune adresse ne correspond. Saisissez-la à la main.";

/** `around`: how many addresses were found around the device; they come before those that were typed. */
export function foundWords({ state, places }: AddressSearch, around: number): string {
  if (around > 0) return aroundWords(around);
  if (state === "down") return DOWN;
  if (state !== "found") return "";
  if (places.length === 0) return NOTHING;
  return places.length === 1 ? "1 adresse proposée" : `${places.length} adresses proposées`;
}

const aroundWords = (count: number): string =>
  count === 1
    ? "1 adresse autour de vous, dans la liste"
    : `${count} adresses autour de vous, dans la liste`;

/** An address that a colleague changed while its dialog was open. */
export const ADDRESS_EDIT: EditWords<Address> = {
  fields: {
    tags: { label: "Type d’adresse", text: ({ tags }) => tags.join(", ") },
    complement: { label: "Complément", text: ({ complement }) => complement },
    place: { label: "Adresse", text: (address) => formatAddress({ ...address, complement: "" }) },
  },
  withStored: withStoredField,
};
