/** Saves an appointment at its new place. When it leaves its announced window, asks first whether to write to the client. */
import { useRef, useState } from "react";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { changesAnnouncement } from "../../../../domain/agenda/move/move.ts";
import { toInstant, type Instant, type Zone } from "../../../../domain/time.ts";
import { conflictsOf, type EditConflict } from "../../../platform/edit-conflict.ts";
import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { eventInput } from "../event/event-input.ts";
import { faultOf, refusalOf, type EventFailure } from "../event/failure.ts";
import { upsertEvent } from "../event/query.ts";
import { hideMoves, hideMovesOf, showMove, type Move } from "./pending.ts";
import { tellRefused, type Instead } from "./tell-refused.tsx";
import { conflictText, movedAgain, movedText, placeText, startingAt } from "./words.ts";

type Props = {
  zone: Zone;
  now: number;
  /** The nearest starts at which it would meet nothing. */
  nearest: (event: AgendaEvent) => readonly Instant[];
  /** It is saved, or stays where it was. */
  onSettled: (id: string | undefined) => void;
};

const NOTHING: Instead = { lead: "", choices: [] };

export function useMoving({ zone, now, nearest, onSettled }: Props) {
  const [question, setQuestion] = useState<Move>();
  const tried = useRef<Move>(undefined);
  const former = useRef<Promise<void>>(Promise.resolve());
  const nameOf = useColleagues();
  const { act } = useAction(upsertEvent, {
    fault: (isNetwork, raw) => refused(faultOf(isNetwork, raw), NOTHING),
    refusal: (word, detail) => {
      const move = tried.current;
      const conflicts = conflictsOf(word, detail);
      if (move && conflicts.length > 0) return conflicted(move, conflicts);
      const assigned_to = move?.after.assigned_to ?? [];
      const failure = refusalOf(word, detail, { zone, nameOf, assigned_to });
      return refused(failure, move && word === "slot-taken" ? placesFor(move) : NOTHING);
    },
  });
  const undoing = useAction(upsertEvent);

  function refused(failure: EventFailure, instead: Instead) {
    tellRefused(failure, instead);
    return undefined;
  }
  function placesFor(move: Move): Instead {
    const choices = nearest(move.after).map((start_at) => {
      const after = startingAt(move.after, start_at, zone);
      return { label: placeText(after, move.after, zone), onTake: () => begin({ ...move, after }) };
    });
    return { lead: "Libre tout près\u00a0:", choices };
  }
  /** A colleague moved it while it was held: it stays theirs, unless this person insists. */
  function conflicted(move: Move, conflicts: readonly EditConflict[]) {
    const again = movedAgain(move, conflicts);
    const onTake = () => begin(again);
    const choices = [{ label: "Le mettre quand même où je l’ai posé", onTake }];
    return refused(conflictText(again.before, conflicts, { zone, nameOf }), { lead: "", choices });
  }
  /** One after the other: what is refused is the one that was tried last. */
  const save = (move: Move, tell_client: boolean): void => {
    former.current = former.current.then(() => saveNow(move, tell_client));
  };
  const saveNow = async (move: Move, tell_client: boolean) => {
    const { before, after } = move;
    tried.current = move;
    const base = eventInput(before);
    const saved = await act({ input: { ...eventInput(after), base }, tell_client });
    if (!saved) hideMoves([move]);
    onSettled(saved && after.id);
    if (!saved) return;
    const undo = { ...base, base: eventInput(after) };
    tellUndo(movedText(after, zone), () => {
      hideMovesOf(after.id);
      void undoing.act({ input: undo, tell_client });
    });
  };
  /** Shown at once where it goes, until the server says otherwise. */
  const begin = (move: Move): void => {
    showMove(move);
    if (changesAnnouncement(move.before, move.after, toInstant(now))) setQuestion(move);
    else save(move, false);
  };
  const answer = (said: "tell" | "silent" | "stay"): void => {
    const move = question;
    setQuestion(undefined);
    if (move && said !== "stay") return save(move, said === "tell");
    if (move) hideMoves([move]);
    onSettled(undefined);
  };
  return { begin, answer, question };
}
