/**
 * The fields of an appliance, each written once: types, validation, the form's draft, SQL lists, imports, exports
 * and the GraphQL interface derive from these lists, as a client's do (client/fields.ts).
 */
import type { ColumnHeadings } from "../../client/fields.ts";
import { keysOf, recordOf } from "../../record.ts";

/** What a person types of an appliance: optional lines of text, with their headings in files. */
export const APPLIANCE_TEXTS = {
  brand: { column: { label: "Marque", known: ["fabricant", "constructeur"] } },
  model: { column: { label: "Modèle", known: ["réf constructeur", "référence modèle"] } },
  gtin: {
    column: { label: "Réf", known: ["référence", "ref", "gtin", "ean", "code-barres"] },
  },
  serial: {
    column: {
      label: "N° série",
      known: ["numéro de série", "n° de série", "série", "no série", "sn", "imei"],
    },
  },
  name: { column: { label: "Nom de l’appareil", known: ["surnom", "libellé"] } },
} as const satisfies Record<string, { column: ColumnHeadings }>;

export type ApplianceText = keyof typeof APPLIANCE_TEXTS;
export type ApplianceTexts = Record<ApplianceText, string>;

export const APPLIANCE_TEXT_NAMES: readonly ApplianceText[] = keysOf(APPLIANCE_TEXTS);

/** Longest text that a program or a file may send, in characters. */
export const APPLIANCE_TEXT_MAX = 120;

export const BLANK_TEXTS: Readonly<ApplianceTexts> = recordOf(APPLIANCE_TEXT_NAMES, () => "");

/** Copied from the catalogue when the appliance is saved, so that they last. */
export const CATALOGUE_FIELDS = ["kind_id", "kind", "type", "category_id", "category"] as const;
export type CatalogueField = (typeof CATALOGUE_FIELDS)[number];

/** Filled when they are blank, by a new repair or by an import; never replaced. */
export const FILLED_FIELDS = [...APPLIANCE_TEXT_NAMES, "purchased_on"] as const;

/** Every field that is saved, as its column is named. */
export const APPLIANCE_FIELDS = [...CATALOGUE_FIELDS, ...FILLED_FIELDS, "underwarranty"] as const;
