/** The fields of an appliance that two people may change at once; its kind and its trade are one. */
import { isRefusal } from "../../decision.ts";
import { recordOf, type Edit } from "../../record.ts";
import type { LocalDate } from "../../time.ts";
import type { Appliance } from "./appliance.ts";
import { draftOf, type ApplianceDraft, type DatedAppliance } from "./draft.ts";
import { APPLIANCE_TEXT_NAMES, type ApplianceTexts } from "./fields.ts";
import { parseApplianceInput } from "./input.ts";
import { newAppliance } from "./new.ts";

type Values = ApplianceTexts &
  Pick<Appliance, "kind_id" | "category_id" | "underwarranty"> & { purchased_on: LocalDate | null };

const editedFields = (values: Values) => ({
  ...recordOf(APPLIANCE_TEXT_NAMES, (name) => values[name]),
  machine: { kind_id: values.kind_id, category_id: values.category_id },
  underwarranty: values.underwarranty,
  purchased_on: values.purchased_on,
});

export type ApplianceEditFields = ReturnType<typeof editedFields>;

/** What a form sends, against what it was opened with and what is stored; without a base all of it overwrites. */
export const applianceEdit = (
  sent: Values,
  base: Values | null,
  stored: Values,
): Edit<ApplianceEditFields> => ({
  sent: editedFields(sent),
  base: base ? editedFields(base) : {},
  stored: editedFields(stored),
});

/** The stored appliance with the changes of the edit. */
export function mergedAppliance(
  stored: DatedAppliance,
  changes: Partial<ApplianceEditFields>,
): DatedAppliance {
  const { machine, purchased_on, ...fields } = { ...editedFields(stored), ...changes };
  const { id, created_at } = stored;
  return { ...newAppliance({ ...fields, ...machine, id, created_at }), purchased_on };
}

/** The draft with the value that a conflict found stored; as it was when the value is unreadable. */
export function withStoredField(
  draft: ApplianceDraft,
  field: string,
  theirs: unknown,
): ApplianceDraft {
  const change = field === "machine" ? theirs : { [field]: theirs };
  if (typeof change !== "object") return draft;
  const { id, purchased_on } = draft;
  const input = parseApplianceInput({ ...draft, purchased_on: purchased_on || null, ...change });
  return isRefusal(input) ? draft : draftOf({ ...input, id });
}
