/** What differs between an appliance as it was and as it is now, in the words of its fields. */
import { uncapital } from "../../catalogue/uncapital.ts";
import { formatDate } from "../../time.ts";
import type { DatedAppliance } from "./draft.ts";
import { APPLIANCE_TEXTS, APPLIANCE_TEXT_NAMES } from "./fields.ts";

type FieldChange = { label: string; from: string; to: string };

/** Field by field; empty when nothing differs. A label is left out where the value says what it is. */
const changesOf = (from: DatedAppliance, to: DatedAppliance): FieldChange[] =>
  FIELDS.map(([label, valueOf]) => ({ label, from: valueOf(from), to: valueOf(to) })).filter(
    (field) => field.from !== field.to,
  );

const FIELDS: readonly (readonly [string, (appliance: DatedAppliance) => string])[] = [
  ["", ({ kind }) => kind],
  ...APPLIANCE_TEXT_NAMES.map(
    (name) =>
      [
        uncapital(APPLIANCE_TEXTS[name].column.label),
        (appliance: DatedAppliance) => appliance[name],
      ] as const,
  ),
  ["catégorie", ({ category }) => category],
  ["", ({ underwarranty }) => (underwarranty ? "sous garantie" : "hors garantie")],
  ["date d’achat", ({ purchased_on }) => (purchased_on ? formatDate(purchased_on) : "")],
];

/** « marque Bosch (auparavant Bosh), n° série vide (auparavant E18) » */
export const changesText = (from: DatedAppliance, to: DatedAppliance): string =>
  changesOf(from, to)
    .map((field) =>
      [field.label, field.to || "vide", field.from && `(auparavant ${field.from})`]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");
