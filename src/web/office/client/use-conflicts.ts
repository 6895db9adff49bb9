import { useState, type Dispatch, type SetStateAction } from "react";
import {
  draftOf,
  type ClientDraft,
  type StoredClient,
} from "../../../domain/client/client-draft.ts";
import type { EditConflict } from "../../platform/edit-conflict.ts";
import { useColleagues, useZone } from "../shop/use-shop.ts";
import { conflictChoices, isClientField } from "./conflict-words.ts";
import { withStored } from "./draft-store.ts";

type Options = {
  draft: ClientDraft;
  opened: StoredClient | undefined;
  setDraft: Dispatch<SetStateAction<ClientDraft>>;
  setOpened: (opened: StoredClient) => void;
};

/** The fields that another person changed too: whichever value is chosen, the stored one is known from now on. */
export function useConflicts({ draft, opened, setDraft, setOpened }: Options) {
  const [conflicts, setConflicts] = useState<EditConflict[]>([]);
  const naming = { nameOf: useColleagues(), zone: useZone() };
  const choose = (field: string, kept: "mine" | "theirs") => {
    const conflict = conflicts.find((one) => one.field === field);
    if (!conflict || !opened || !isClientField(field)) return;
    const stored = withStored(opened, conflict);
    setOpened(stored);
    if (kept === "theirs") setDraft((before) => ({ ...before, [field]: draftOf(stored)[field] }));
    setConflicts(conflicts.filter((one) => one !== conflict));
  };
  return { choices: conflictChoices(conflicts, draft, naming), choose, setConflicts };
}
