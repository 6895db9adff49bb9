/** The dated changes of the identity in French. */
import {
  IDENTITY_FIELDS,
  readChanges,
  type PlannedIdentity,
} from "../../../../../domain/shop/identity/identity.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import {
  formatDate,
  formatMoment,
  parseLocalDate,
  type Instant,
  type LocalDate,
  type Zone,
} from "../../../../../domain/time.ts";
import type { EditWords } from "../../../client/conflict-words.ts";
import { SETTINGS_EDIT } from "../../settings/form/setting-words.ts";

type Line = { id: string; valid_from: LocalDate; changes: unknown; former: unknown };
type Written = { recorded_at: Instant; person: string };

/** « Capital : 20 000 € (avant : 10 000 €) », one a field. */
export function changeTexts({ changes, former }: Line, settings: ShopSettings): string[] {
  const [before, after] = [readChanges(former), readChanges(changes)];
  return IDENTITY_FIELDS.filter((field) => after[field] !== undefined).map((field) => {
    const words = SETTINGS_EDIT.fields[field];
    const text = (part: object) => words?.text({ ...settings, ...part }) || "rien";
    return `${words?.label ?? field}\u00a0: ${text(after)} (avant\u00a0: ${text(before)})`;
  });
}

/** « Par Marc Delmas, mardi 24 novembre à 10:00 » */
export const writtenBy = ({ recorded_at, person }: Written, zone: Zone): string =>
  `Par ${person || "l’administration d’Établi"}, ${formatMoment(recorded_at, zone)}`;

export const isTakenBack = ({ changes }: Pick<Line, "changes">): boolean =>
  Object.keys(readChanges(changes)).length === 0;

/** Those that wait for their day, the first one first; those of the past, the latest first. */
export function sorted<Row extends Line>(rows: readonly Row[], today: LocalDate) {
  const isPlanned = (row: Row) => row.valid_from > today && !isTakenBack(row);
  return {
    planned: rows.filter(isPlanned).toReversed(),
    past: rows.filter((row) => !isPlanned(row)),
  };
}

export const plannedOf = (rows: readonly Line[]): PlannedIdentity[] =>
  rows.map(({ id, valid_from, changes }) => ({ id, valid_from, changes: readChanges(changes) }));

export type PlanDraft = ShopSettings & { valid_from: string };

const dateText = (text: string): string => {
  const date = parseLocalDate(text);
  return date ? formatDate(date) : text;
};

export const PLAN_EDIT: EditWords<PlanDraft> = {
  fields: {
    ...SETTINGS_EDIT.fields,
    valid_from: { label: "À partir du", text: ({ valid_from }) => dateText(valid_from) },
  },
  withStored: (draft, field, theirs) => ({ ...draft, [field]: theirs }),
};
