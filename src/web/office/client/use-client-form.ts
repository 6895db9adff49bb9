import { useEffect, useState } from "react";
import {
  begunWith,
  differs,
  draftOf,
  faultsOf,
  filed,
  hasFaults,
  type ClientDraft,
  type ClientFaults,
} from "../../../domain/client/client-draft.ts";
import { selectedShop } from "../../platform/acting-shop.ts";
import { dropClientDraft, keepClientDraft, keptClientDraft } from "./draft-store.ts";
import type { ClientParts } from "./query.ts";
import { useConflicts } from "./use-conflicts.ts";
import { useNameSwitches } from "./use-name-switches.ts";
import { useSaveClient } from "./use-save-client.ts";

type ClientFormOptions = {
  /** Who is edited; a new client without one. */
  client: ClientParts | undefined;
  /** What was typed in the search before. */
  typed?: string | undefined;
  onSaved: (client: ClientParts) => void;
};

/** The state of a client's form: 'new' without a client, else 'edit' (specification §4). */
export function useClientForm({ client, typed = "", onSaved }: ClientFormOptions) {
  const key = `${selectedShop()}.${client?.id ?? "new"}`;
  const [found] = useState(() => (typed ? undefined : keptClientDraft(key)));
  const [opened, setOpened] = useState(() => found?.opened ?? client);
  const initial = opened ? draftOf(opened) : begunWith("");
  const [draft, setDraft] = useState(() => found?.draft ?? (client ? initial : begunWith(typed)));
  const [checked, setChecked] = useState(false);
  const conflicting = useConflicts({ draft, opened, setDraft, setOpened });
  const saving = useSaveClient({ id: client?.id, opened, onConflicts: conflicting.setConflicts });
  const { switches, setUpper, setTitle } = useNameSwitches();
  const isDirty = differs(draft, initial);

  useEffect(() => {
    if (isDirty) keepClientDraft(key, { draft, opened: opened ?? null });
    else dropClientDraft(key);
  }, [key, draft, opened, isDirty]);

  const change = (part: Partial<ClientDraft>) => setDraft((before) => ({ ...before, ...part }));
  const save = async () => {
    const whole = filed(draft, initial, switches);
    setDraft(whole);
    setChecked(true);
    if (hasFaults(faultsOf(whole))) return;
    const saved = await saving.save(whole);
    if (!saved) return;
    dropClientDraft(key);
    onSaved(saved);
  };
  return {
    draft,
    change,
    isDirty,
    busy: saving.busy,
    failed: saving.failed,
    conflicts: conflicting.choices,
    choose: conflicting.choose,
    save,
    initial,
    /** True when what is on screen was found in this tab after a reload. */
    wasFound: found !== undefined && isDirty,
    isNew: client === undefined,
    faults: checked ? faultsOf(draft) : NO_FAULTS,
    /** Back to what the server has, or to nothing. */
    giveUp: () => {
      dropClientDraft(key);
      conflicting.setConflicts([]);
      setOpened(client);
      setDraft(client ? draftOf(client) : begunWith(""));
    },
    names: {
      switches,
      setUpper,
      setTitle,
      fileNames: () => setDraft((before) => filed(before, initial, switches)),
    },
  };
}

export type ClientForming = ReturnType<typeof useClientForm>;

const NO_FAULTS: ClientFaults = { phones: new Map() };
