/** One line of an appliance file: whose it is, and what it is. */
import { clean } from "../../validation.ts";
import { UNKNOWN_KIND } from "../../catalogue/kinds.ts";
import { searchKinds } from "../../catalogue/search.ts";
import type { Described } from "../../client/import/directory.ts";
import type { ClientLine, ImportFault } from "../../client/import/import.ts";
import { isFaulty, readClientLine } from "../../client/import/import.ts";
import type { ImportColumn } from "../../client/import/columns.ts";
import type { MappedRow } from "../../client/import/mapping.ts";
import { LONGEST_CELL, plainCell } from "../../client/import/text.ts";
import { nameKey } from "../../client/names.ts";
import { recordOf } from "../../record.ts";
import { parseLocalDate, type LocalDate } from "../../time.ts";
import {
  APPLIANCE_TEXT_MAX,
  APPLIANCE_TEXT_NAMES,
  APPLIANCE_TEXTS,
  type ApplianceText,
  type ApplianceTexts,
} from "./fields.ts";

export type ApplianceColumn =
  | "lastname"
  | "firstname"
  | "email"
  | "phone"
  | "kind"
  | ApplianceText
  | "underwarranty"
  | "purchased_on"
  | "ref";

const columnOf = (name: ApplianceText): ImportColumn<ApplianceColumn> => ({
  key: name,
  ...APPLIANCE_TEXTS[name].column,
});

export const APPLIANCE_COLUMNS: readonly ImportColumn<ApplianceColumn>[] = [
  {
    key: "lastname",
    label: "Nom du client",
    known: ["client", "nom", "nom client", "propriétaire", "raison sociale", "société"],
  },
  { key: "firstname", label: "Prénom du client", known: ["prénom", "prénom client"] },
  { key: "email", label: "E-mail du client", known: ["e-mail", "mail", "email", "courriel"] },
  {
    key: "phone",
    label: "Téléphone du client",
    known: ["téléphone", "tél", "tel", "portable", "mobile", "fixe"],
    many: true,
  },
  {
    key: "kind",
    label: "Appareil",
    known: ["type d’appareil", "type", "machine", "équipement", "produit", "désignation"],
  },
  ...APPLIANCE_TEXT_NAMES.filter((name) => name !== "name").map(columnOf),
  { key: "underwarranty", label: "Sous garantie", known: ["garantie"] },
  { key: "purchased_on", label: "Date d’achat", known: ["acheté le", "achat", "date achat"] },
  columnOf("name"),
  { key: "ref", label: "Identifiant du client", known: [] },
];

export type ApplianceLine = ApplianceTexts & {
  owner: Described & { ref: string };
  /** The cells that could not be read: the line is imported without them. */
  aside: readonly ImportFault[];
  kind_id: string;
  underwarranty: boolean;
  purchased_on: LocalDate | null;
};

/** Required columns: without them there is no appliance to create, or no owner for it. */
const NEEDED: ReadonlySet<ApplianceColumn> = new Set(["lastname", "kind"]);

type Values = Partial<Record<ApplianceColumn, string>>;
type Fail = (column: ApplianceColumn, message: string) => void;

export function readApplianceLine({
  line,
  values,
}: MappedRow<ApplianceColumn>): ApplianceLine | ImportFault[] {
  const missing: ImportFault[] = [];
  const unread: ImportFault[] = [];
  const fail: Fail = (column, message) =>
    NEEDED.has(column)
      ? missing.push({ line, column, message })
      : unread.push({ line, column, message, aside: true });
  const owner = ownerIn(line, values);
  const { kind_id, unknownWords } = kindIn(values, fail);
  const texts = recordOf(APPLIANCE_TEXT_NAMES, (name) => textOf(values, name, fail));
  const read = {
    ...texts,
    kind_id,
    name: texts.name || unknownWords,
    underwarranty: yesIn(values, fail),
    purchased_on: dateIn(values, fail),
  };
  if (isFaulty(owner)) return [...owner, ...missing];
  return missing.length > 0 ? missing : { owner, ...read, aside: [...owner.aside, ...unread] };
}

function ownerIn(line: number, values: Values): ClientLine | ImportFault[] {
  const { lastname = "", firstname = "", email = "", phone = "", ref = "" } = values;
  return readClientLine({ line, values: { lastname, firstname, email, phone, ref } });
}

function textOf(values: Values, column: ApplianceColumn, fail: Fail): string {
  const text = clean(plainCell((values[column] ?? "").slice(0, LONGEST_CELL))).replace(/\s+/g, " ");
  if (text.length <= APPLIANCE_TEXT_MAX) return text;
  fail(
    column,
    `Ce texte est trop long\u00a0: ${APPLIANCE_TEXT_MAX} caractères au plus. Raccourcissez-le.`,
  );
  return NEEDED.has(column) ? text : "";
}

/** What the catalogue does not know, or files under « Autre… », keeps the words of the file as its name. */
function kindIn(values: Values, fail: Fail): { kind_id: string; unknownWords: string } {
  const typed = textOf(values, "kind", fail);
  if (typed === "") fail("kind", "L’appareil manque\u00a0: écrivez par exemple Lave-linge.");
  const [kind = UNKNOWN_KIND] = searchKinds(typed, 1);
  const isVague = /^(inconnu|autre)/.test(kind.id);
  return { kind_id: kind.id, unknownWords: isVague ? typed : "" };
}

const YES = ["oui", "o", "yes", "vrai", "true", "1", "x", "sousgarantie"];
const NO = ["", "non", "n", "no", "faux", "false", "0", "horsgarantie"];

function yesIn(values: Values, fail: Fail): boolean {
  const text = textOf(values, "underwarranty", fail);
  const key = nameKey(text);
  if (!YES.includes(key) && !NO.includes(key))
    fail("underwarranty", `«\u202f${text}\u202f» n’est pas clair\u00a0: écrivez oui ou non.`);
  return YES.includes(key);
}

function dateIn(values: Values, fail: Fail): LocalDate | null {
  const text = textOf(values, "purchased_on", fail);
  if (text === "") return null;
  const date = frenchDate(text);
  if (!date)
    fail(
      "purchased_on",
      `«\u202f${text}\u202f» n’est pas une date\u00a0: écrivez par exemple 31/12/2025.`,
    );
  return date ?? null;
}

/** « 31/12/2025 », « 31-12-25 », « 2025-12-31 » */
function frenchDate(text: string): LocalDate | undefined {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (!day || !month || !year) return parseLocalDate(text.slice(0, 10));
  const whole = year.length === 2 ? `20${year}` : year;
  return parseLocalDate(`${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
