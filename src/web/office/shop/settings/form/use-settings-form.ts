import { useState } from "react";
import { isSame } from "../../../../../domain/record.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { useAction, type FailureMessages } from "../../../../platform/query.ts";
import { refusalText } from "../../../../platform/refusal.ts";
import { useEditConflicts } from "../../../client/use-edit-conflicts.ts";
import { fieldErrors, type Errors } from "./field-errors.ts";
import { saveSettings } from "./query.ts";
import { SETTINGS_EDIT } from "./setting-words.ts";
import { settingsOf } from "./settings.ts";

export type SettingsForming = ReturnType<typeof useSettingsForm>;

/** A part of the settings being edited: only the fields of the form that differ are sent. */
export function useSettingsForm(stored: ShopSettings, fields: readonly (keyof ShopSettings)[]) {
  const [seen, see] = useState(stored);
  const [opened, setOpened] = useState(stored);
  const [draft, setDraft] = useState(stored);
  const [errors, setErrors] = useState<Errors>({});
  const [outcome, setOutcome] = useState<"saved" | "failed">();
  const dirty = fields.filter((field) => !isSame(draft[field], opened[field]));
  if (!isSame(seen, stored)) {
    see(stored);
    // Another person's change is taken unless something is being typed.
    if (dirty.length === 0) {
      setOpened(stored);
      setDraft(stored);
    }
  }
  const conflicting = useEditConflicts({
    words: SETTINGS_EDIT,
    draft,
    setDraft,
    opened,
    setOpened,
  });
  const messages: FailureMessages = {
    fault: () => {
      setOutcome("failed");
      return undefined;
    },
    refusal: (refused, detail) => {
      const found = fieldErrors(refused, detail, refusalText(refused));
      setErrors(found);
      if (Object.keys(found).length === 0) return conflicting.messages.refusal(refused, detail);
      return undefined;
    },
  };
  const { act, busy } = useAction(saveSettings, messages);
  const change = (changed: Partial<ShopSettings>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setErrors({});
    setOutcome(undefined);
  };
  const save = async (): Promise<boolean> => {
    setOutcome(undefined);
    const result = await act({ input: { ...picked(draft, dirty), base: picked(opened, dirty) } });
    if (!result) return false;
    const saved = settingsOf(result);
    setOpened(saved);
    setDraft(saved);
    setErrors({});
    setOutcome("saved");
    return true;
  };
  const giveUp = () => {
    setDraft(opened);
    setErrors({});
    setOutcome(undefined);
  };
  const isDirty = dirty.length > 0;
  return { draft, opened, change, errors, isDirty, busy, save, giveUp, outcome, conflicting };
}

const picked = (
  settings: ShopSettings,
  fields: readonly (keyof ShopSettings)[],
): Record<string, never> =>
  Object.fromEntries(fields.map((field) => [field, settings[field] as never]));
