import { useRef, useState } from "react";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import type { Zone } from "../../../../domain/time.ts";
import { conflictsOf, type EditConflict } from "../../../platform/edit-conflict.ts";
import { useAction } from "../../../platform/query.ts";
import type { RepeatRule } from "../../../../domain/agenda/series/rule.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { faultOf, refusalOf, type EventFailure } from "./failure.ts";
import { removeEvent, upsertEvent } from "./query.ts";
import { eventInput } from "./event-input.ts";
import { repeatedText } from "./series/words.ts";

type Opened = {
  /** As the form was opened with; what colleagues changed since is kept. */
  opened: AgendaEvent | undefined;
  /** Whether a client whose announced window changes is written to. */
  tell_client: boolean;
  repeat?: RepeatRule | undefined;
  /** Those of its series that come after it change with it. */
  following?: boolean;
};

export type EventSaving = {
  save: (event: AgendaEvent, from: Opened) => Promise<boolean>;
  /** Taken out of the agenda; for a while it can be put back as it was. */
  remove: (event: AgendaEvent, following?: boolean) => Promise<boolean>;
  busy: boolean;
  failure: EventFailure | undefined;
  conflicts: readonly EditConflict[];
  setConflicts: (conflicts: readonly EditConflict[]) => void;
};

/** Saves and deletes from the dialog, which itself says what failed and stays open (specification §8). */
export function useEventSaving(zone: Zone): EventSaving {
  const [failure, setFailure] = useState<EventFailure>();
  const [conflicts, setConflicts] = useState<readonly EditConflict[]>([]);
  const people = useRef<readonly string[]>([]);
  const nameOf = useColleagues();
  const fail = (why: EventFailure) => {
    setFailure(why);
    return undefined;
  };
  const tell = {
    fault: (isNetwork: boolean, raw: string) => fail(faultOf(isNetwork, raw)),
    refusal: (refused: string, detail: unknown) => {
      const found = conflictsOf(refused, detail);
      setConflicts(found);
      if (found.length > 0) return undefined;
      return fail(refusalOf(refused, detail, { zone, nameOf, assigned_to: people.current }));
    },
  };
  const saving = useAction(upsertEvent, tell);
  const removing = useAction(removeEvent, tell);
  // The dialog is closed by then: what fails is said in the corner of the screen.
  const restoring = useAction(upsertEvent);

  const save: EventSaving["save"] = async (event, from) => {
    const { opened, tell_client, repeat = null, following = false } = from;
    setFailure(undefined);
    people.current = event.assigned_to;
    const base = opened ? eventInput(opened) : null;
    const input = { ...eventInput(event), base };
    const saved = await saving.act({ input, tell_client, repeat, following });
    if (saved?.series && repeat) tellDone(repeatedText(saved.series));
    return saved !== undefined;
  };
  const remove = async (event: AgendaEvent, following = false) => {
    setFailure(undefined);
    if (!(await removing.act({ id: event.id, following }))) return false;
    if (following) {
      tellDone("Rendez-vous supprimé, les suivants aussi");
      return true;
    }
    tellUndo("Rendez-vous supprimé", () => void restoring.act({ input: eventInput(event) }));
    return true;
  };
  const busy = saving.busy || removing.busy;
  return { save, remove, busy, failure, conflicts, setConflicts };
}
