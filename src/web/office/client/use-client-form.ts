import { useEffect, useState } from "react";
import {
  begunWith,
  contentOf,
  differs,
  draftOf,
  faultsOf,
  filed,
  hasFaults,
  type ClientDraft,
  type ClientFaults,
} from "../../../domain/client/client-draft.ts";
import { selectedShop } from "../../platform/acting-shop.ts";
import { useAction } from "../../platform/query.ts";
import { upsertClient } from "./actions.ts";
import { dropClientDraft, keepClientDraft, keptClientDraft } from "./draft-store.ts";
import type { ClientParts } from "./query.ts";
import { useNameSwitches } from "./use-name-switches.ts";

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
  const [initial] = useState(() => (client ? draftOf(client) : begunWith("")));
  const [found] = useState(() => (typed ? undefined : keptClientDraft(key)));
  const [draft, setDraft] = useState(() => found ?? (client ? initial : begunWith(typed)));
  const [checked, setChecked] = useState(false);
  const [failed, setFailed] = useState(false);
  // Made here, so that a save whose answer was lost and that is tried again makes one client.
  const [id] = useState(() => client?.id ?? crypto.randomUUID());
  const { switches, setUpper, setTitle } = useNameSwitches();
  const { act, busy } = useAction(upsertClient);
  const isDirty = differs(draft, initial);

  useEffect(() => {
    if (isDirty) keepClientDraft(key, draft);
    else dropClientDraft(key);
  }, [key, draft, isDirty]);

  const change = (part: Partial<ClientDraft>) => setDraft((before) => ({ ...before, ...part }));
  const save = async () => {
    const whole = filed(draft, initial, switches);
    setDraft(whole);
    setChecked(true);
    if (hasFaults(faultsOf(whole))) return;
    const saved = await act({ input: { id, ...inputOf(whole, client === undefined) } });
    setFailed(!saved);
    if (!saved) return;
    dropClientDraft(key);
    onSaved(saved);
  };
  return {
    draft,
    change,
    isDirty,
    busy,
    failed,
    save,
    initial,
    /** True when what is on screen was found in this tab after a reload. */
    wasFound: found !== undefined && isDirty,
    isNew: client === undefined,
    faults: checked ? faultsOf(draft) : NO_FAULTS,
    /** Back to what the server has, or to nothing. */
    giveUp: () => {
      dropClientDraft(key);
      setDraft(initial);
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

/** A saved client's addresses are changed one by one; a new one's leave with him. */
function inputOf(draft: ClientDraft, isNew: boolean) {
  const { addresses, phones, ...content } = contentOf(draft);
  const sent = addresses.map(({ tags, ...address }) => ({ ...address, tags: [...tags] }));
  return { ...content, phones: [...phones], ...(isNew && { addresses: sent }) };
}
