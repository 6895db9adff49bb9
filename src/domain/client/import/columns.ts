/** The columns that a file may bring, and how French shops head them. */
import { ADDRESS_TEXT_NAMES, ADDRESS_TEXTS, type AddressText } from "../address-fields.ts";
import {
  CLIENT_TEXT_NAMES,
  CLIENT_TEXTS,
  type ClientText,
  type ColumnHeadings,
} from "../fields.ts";

export type ImportColumn<Key extends string = string> = ColumnHeadings & { key: Key };

type PhoneColumn = "mobile" | "landline" | "phone" | "fax";
export type ClientColumn =
  | "type"
  | ClientText
  | PhoneColumn
  | AddressText
  | "tags"
  | "lat"
  | "lon"
  | "ref";

const columnOf = (name: ClientText): ImportColumn<ClientColumn> => ({
  key: name,
  ...CLIENT_TEXTS[name].column,
});

const PHONE_COLUMNS: readonly ImportColumn<PhoneColumn>[] = [
  {
    key: "mobile",
    label: "Portable",
    known: ["mobile", "tél portable", "gsm", "téléphone mobile", "téléphone portable"],
    many: true,
  },
  {
    key: "landline",
    label: "Fixe",
    known: ["fix", "tél fixe", "téléphone fixe", "domicile"],
    many: true,
  },
  {
    key: "phone",
    label: "Téléphone",
    known: ["tél", "tel", "numéro", "n° de téléphone", "téléphones"],
    many: true,
  },
  { key: "fax", label: "Fax", known: ["télécopie"], many: true },
];

export const CLIENT_COLUMNS: readonly ImportColumn<ClientColumn>[] = [
  { key: "type", label: "Type", known: ["type de client", "catégorie", "civilité", "titre"] },
  ...CLIENT_TEXT_NAMES.filter((name) => CLIENT_TEXTS[name].identifies).map(columnOf),
  ...PHONE_COLUMNS,
  ...ADDRESS_TEXT_NAMES.map((name) => ({ key: name, ...ADDRESS_TEXTS[name].column })),
  { key: "tags", label: "Usage de l’adresse", known: ["usage", "type d’adresse"] },
  { key: "lat", label: "Latitude", known: [] },
  { key: "lon", label: "Longitude", known: ["lng"] },
  ...CLIENT_TEXT_NAMES.filter((name) => !CLIENT_TEXTS[name].identifies).map(columnOf),
  // Only our own exports have it: two homonyms stay two, and a client of two addresses stays one.
  { key: "ref", label: "Identifiant Établi", known: [] },
];
