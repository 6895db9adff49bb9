import { useState } from "react";
import { isSame } from "../../../../../domain/record.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { useAction, type FailureMessages } from "../../../../platform/query.ts";
import { refusalText } from "../../../../platform/refusal.ts";
import { useEditConflicts } from "../../../client/use-edit-conflicts.ts";
import { fieldErrors, type Errors } from "./field-errors.ts";
import type { EditWords } from "../../../client/conflict-words.ts";
import { saveSettings, type SettingsParts } from "./query.ts";
import { SETTINGS_EDIT } from "./setting-words.ts";
import { settingsOf } from "./settings.ts";

/** What is sent: the fields that differ, and what they were when the form was opened. */
type Sent = Record<string, unknown> & { base: Record<string, unknown> };

/** How the fields of a form are called, sent and read again. */
export type Keeping<Edited> = {
  words: EditWords<Edited>;
  useSave: (messages: FailureMessages) => {
    act: (sent: Sent) => Promise<SettingsParts | undefined>;
    busy: boolean;
  };
  read: (saved: SettingsParts) => Edited;
};

const SETTINGS: Keeping<ShopSettings> = {
  words: SETTINGS_EDIT,
  useSave: (messages) => {
    const { act, busy } = useAction(saveSettings, messages);
    return { act: (input) => act({ input: input as never }), busy };
  },
  read: settingsOf,
};

export type SettingsForming = ReturnType<typeof useSettingsForm>;

export const useSettingsForm = (stored: ShopSettings, fields: readonly (keyof ShopSettings)[]) =>
  useKeptForm(stored, fields, SETTINGS);

/** A part of the settings being edited: only the fields of the form that differ are sent. */
export function useKeptForm<Edited extends object>(
  stored: Edited,
  fields: readonly (keyof Edited & string)[],
  { words, useSave, read }: Keeping<Edited>,
) {
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
    words,
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
  const { act, busy } = useSave(messages);
  const change = (changed: Partial<Edited>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setErrors({});
    setOutcome(undefined);
  };
  const save = async (): Promise<boolean> => {
    setOutcome(undefined);
    const result = await act({ ...picked(draft, dirty), base: picked(opened, dirty) });
    if (!result) return false;
    const saved = read(result);
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

const picked = <Edited extends object>(
  edited: Edited,
  fields: readonly (keyof Edited & string)[],
): Record<string, unknown> => Object.fromEntries(fields.map((field) => [field, edited[field]]));
