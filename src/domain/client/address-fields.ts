/** The texts of a client's address, each written once; see fields.ts. */
import { keysOf } from "../record.ts";
import type { ColumnHeadings } from "./fields.ts";

type AddressField = { max: number; column: ColumnHeadings };

export const ADDRESS_TEXTS = {
  street: {
    max: 200,
    column: {
      label: "Adresse",
      known: ["rue", "voie", "adresse 1", "adresse postale", "n° et rue"],
    },
  },
  complement: {
    max: 200,
    column: {
      label: "Complément",
      known: ["adresse 2", "complément d’adresse", "bâtiment", "étage"],
    },
  },
  zip: { max: 20, column: { label: "Code postal", known: ["cp", "c.p.", "code"] } },
  city: { max: 120, column: { label: "Ville", known: ["commune", "localité"] } },
  country: { max: 80, column: { label: "Pays", known: [] } },
} as const satisfies Record<string, AddressField>;

export type AddressText = keyof typeof ADDRESS_TEXTS;
export type AddressTexts = Record<AddressText, string>;

export const ADDRESS_TEXT_NAMES: readonly AddressText[] = keysOf(ADDRESS_TEXTS);

/** Degrees, and how far they go either way of the equator and of Greenwich. */
export const MOST_DEGREES = { lat: 90, lon: 180 } as const;

/** Every field of an address, as its columns are named. */
export const ADDRESS_FIELDS = ["address_id", "tags", ...ADDRESS_TEXT_NAMES, "lat", "lon"] as const;
