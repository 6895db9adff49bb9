/** What another person changed of a client while the form was open, in words. */
import type { ClientDraft } from "../../../domain/client/client-draft.ts";
import { contentOf } from "../../../domain/client/client-draft.ts";
import type { ClientFields } from "../../../domain/client/client-input.ts";
import { CLIENT_TEXT_NAMES, CLIENT_TEXTS } from "../../../domain/client/fields.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { keysOf, recordOf } from "../../../domain/record.ts";
import { formatMoment, type Zone } from "../../../domain/time.ts";
import type { EditConflict } from "../../platform/edit-conflict.ts";
import type { ConflictChoice } from "../../ui/office/conflict-notice.tsx";

const FIELD_FR: Record<keyof ClientFields, string> = {
  ...recordOf(CLIENT_TEXT_NAMES, (name) => CLIENT_TEXTS[name].column.label),
  type: "Type de client",
  phones: "Téléphones",
};

export const isClientField = (field: string): field is keyof ClientFields =>
  keysOf(FIELD_FR).some((known) => known === field);

export type Naming = { nameOf: (id: string) => string; zone: Zone };

/** « Sofia Lopez, lundi 23 novembre à 10:42 » */
export function authorText(
  { account_id, at }: Pick<EditConflict, "account_id" | "at">,
  { nameOf, zone }: Naming,
): string {
  const name = account_id === null ? "La fiche maintenant" : nameOf(account_id);
  return at ? `${name}, ${formatMoment(at, zone)}` : name;
}

/** How each field of a record is called and read; `withStored` puts the value that a conflict found stored. */
export type EditWords<Edited> = {
  fields: Readonly<Record<string, { label: string; text: (record: Edited) => string }>>;
  withStored: (record: Edited, field: string, theirs: unknown) => Edited;
};

/** Each conflict of a record with both values as a person reads them. */
export const editChoices = <Edited>(
  conflicts: readonly EditConflict[],
  { mine, words: { fields, withStored } }: { mine: Edited; words: EditWords<Edited> },
  naming: Naming,
): ConflictChoice[] =>
  conflicts.flatMap((conflict) => {
    const { field, theirs } = conflict;
    const known = fields[field];
    if (!known) return [];
    const { label, text } = known;
    const stored = text(withStored(mine, field, theirs));
    return [
      { field, label, mine: text(mine), theirs: stored, author: authorText(conflict, naming) },
    ];
  });

/** Each conflict with both values as a person reads them. */
export const conflictChoices = (
  conflicts: readonly EditConflict[],
  draft: ClientDraft,
  naming: Naming,
): ConflictChoice[] => {
  const mine = contentOf(draft);
  return conflicts.flatMap((conflict) => {
    const { field, theirs } = conflict;
    if (!isClientField(field)) return [];
    const author = authorText(conflict, naming);
    return [
      {
        field,
        label: FIELD_FR[field],
        mine: valueText(mine[field]),
        theirs: valueText(theirs),
        author,
      },
    ];
  });
};

function valueText(value: unknown): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) return "";
  return value
    .flatMap(({ number }: { number?: unknown }) =>
      typeof number === "string" ? [formatPhone(number)] : [],
    )
    .join(", ");
}

type Change = { field: string; account_id: string | null };

/** « Entre-temps, Sofia Lopez a modifié : note, téléphones. »; empty when nothing was. */
export function meanwhileText(
  fields: readonly string[],
  changes: readonly Change[],
  nameOf: Naming["nameOf"],
): string {
  if (fields.length === 0) return "";
  const authors = new Set(
    fields.map((field) => {
      const id = changes.find((change) => change.field === field)?.account_id;
      return id ? nameOf(id) : "quelqu’un d’autre";
    }),
  );
  const labels = fields.filter(isClientField).map((field) => FIELD_FR[field].toLowerCase());
  return `Entre-temps, ${[...authors].join(" et ")} a modifié : ${labels.join(", ")}. C’est gardé.`;
}
