import { useState } from "react";
import {
  changedMeanwhile,
  contentOf,
  editOf,
  type ClientDraft,
  type StoredClient,
} from "../../../domain/client/client-draft.ts";
import { conflictsOf, type EditConflict } from "../../platform/edit-conflict.ts";
import { useAction } from "../../platform/query.ts";
import { refusalText } from "../../platform/refusal.ts";
import { tellDone, tellFault, tellRefusal } from "../../ui/office/notify.ts";
import { useColleagues } from "../shop/use-shop.ts";
import { upsertClient } from "./actions.ts";
import { meanwhileText } from "./conflict-words.ts";

type Options = {
  /** A new client without one. */
  id: string | undefined;
  opened: StoredClient | undefined;
  onConflicts: (conflicts: EditConflict[]) => void;
};

/** Sends a new client whole; of a known one only what was changed, with what the form was opened with. */
export function useSaveClient({ id: known, opened, onConflicts }: Options) {
  // Made here, so that a save whose answer was lost and that is tried again makes one client.
  const [id] = useState(() => known ?? crypto.randomUUID());
  const [failed, setFailed] = useState(false);
  const nameOf = useColleagues();
  const refusal = (refused: string, detail: unknown): undefined => {
    const conflicts = conflictsOf(refused, detail);
    onConflicts(conflicts);
    setFailed(conflicts.length === 0);
    return conflicts.length > 0 ? undefined : tellRefusal(refusalText(refused));
  };
  const fault = (isNetwork: boolean): undefined => {
    setFailed(true);
    return tellFault(isNetwork);
  };
  const { act, busy } = useAction(upsertClient, { refusal, fault });
  const save = async (draft: ClientDraft) => {
    setFailed(false);
    const saved = await act({ input: { id, ...inputOf(draft, opened) } });
    if (saved && opened) {
      const fields = changedMeanwhile(opened, saved, editOf(draft, opened));
      const text = meanwhileText(fields, saved.changes, nameOf);
      if (text) tellDone(text);
    }
    return saved;
  };
  return { save, busy, failed };
}

/** A known client's addresses are changed one by one; a new one's leave with the client. */
function inputOf(draft: ClientDraft, opened: StoredClient | undefined) {
  if (opened) {
    const { changed, base } = editOf(draft, opened);
    const { phones, ...texts } = changed;
    return { lastname: opened.lastname, ...texts, ...(phones && { phones: [...phones] }), base };
  }
  const { addresses, phones, ...content } = contentOf(draft);
  const sent = addresses.map(({ tags, ...address }) => ({ ...address, tags: [...tags] }));
  return { ...content, phones: [...phones], addresses: sent };
}
