import { useState } from "react";
import { conflictsOf, type EditConflict } from "../../platform/edit-conflict.ts";
import type { FailureMessages } from "../../platform/query.ts";
import { refusalText } from "../../platform/refusal.ts";
import { tellFault, tellRefusal } from "../../ui/office/notify.ts";
import { useColleagues, useZone } from "../shop/use-shop.ts";
import { editChoices, type EditWords } from "./conflict-words.ts";

type Options<Edited> = {
  words: EditWords<Edited>;
  draft: Edited;
  setDraft: (draft: Edited) => void;
  /** What the form was opened with. */
  opened: Edited;
  setOpened: (opened: Edited) => void;
};

/** The fields of a record that another person changed too: whichever value is chosen, the stored one is known from now on. */
export function useEditConflicts<Edited>(options: Options<Edited>) {
  const { words, draft, setDraft, opened, setOpened } = options;
  const [conflicts, setConflicts] = useState<EditConflict[]>([]);
  const naming = { nameOf: useColleagues(), zone: useZone() };
  const choose = (field: string, kept: "mine" | "theirs") => {
    const conflict = conflicts.find((one) => one.field === field);
    if (!conflict) return;
    setOpened(words.withStored(opened, field, conflict.theirs));
    if (kept === "theirs") setDraft(words.withStored(draft, field, conflict.theirs));
    setConflicts(conflicts.filter((one) => one !== conflict));
  };
  /** A conflict is shown in the form; any other refusal in the corner of the screen. */
  const messages: FailureMessages = {
    fault: (isNetwork, _raw, reference) => tellFault(isNetwork, reference),
    refusal: (refused, detail) => {
      const found = conflictsOf(refused, detail);
      setConflicts(found);
      return found.length > 0 ? undefined : tellRefusal(refusalText(refused));
    },
  };
  return { choices: editChoices(conflicts, { mine: draft, words }, naming), choose, messages };
}
