/** Saves an appointment at its new place. When it leaves its announced window, asks first whether to write to the client. */
import { useRef, useState } from "react";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { changesAnnouncement, nearestPlaces } from "../../../../domain/agenda/move/move.ts";
import type { Interval } from "../../../../domain/agenda/interval.ts";
import { addMinutes, toInstant, type Zone } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { eventInput } from "../event/event-input.ts";
import { faultOf, refusalOf } from "../event/failure.ts";
import { upsertEvent } from "../event/query.ts";
import { tellRefused } from "./tell-refused.tsx";
import { movedText } from "./words.ts";

export type Move = { before: AgendaEvent; after: AgendaEvent };

type Props = {
  zone: Zone;
  now: number;
  events: readonly AgendaEvent[];
  /** The hours worked on the day of an event, in epoch milliseconds. */
  hoursOf: (event: AgendaEvent) => readonly Interval[];
  /** It is saved, or stays where it was. */
  onSettled: (id: string | undefined) => void;
};

export function useMoving({ zone, now, events, hoursOf, onSettled }: Props) {
  const [question, setQuestion] = useState<Move>();
  const tried = useRef<Move>(undefined);
  const nameOf = useColleagues();
  const tell = {
    fault: (isNetwork: boolean, raw: string) => refused(faultOf(isNetwork, raw), []),
    refusal: (word: string, detail: unknown) => {
      const after = tried.current?.after;
      const assigned_to = after?.assigned_to ?? [];
      const search = { others: events, hours: after ? hoursOf(after) : [], now: toInstant(now) };
      const places = after && word === "slot-taken" ? nearestPlaces(after, search) : [];
      return refused(refusalOf(word, detail, { zone, nameOf, assigned_to }), places);
    },
  };
  const { act, busy } = useAction(upsertEvent, tell);
  const undoing = useAction(upsertEvent);

  function refused(failure: Parameters<typeof tellRefused>[0], places: AgendaEvent["start_at"][]) {
    const move = tried.current;
    tellRefused(failure, {
      places,
      zone,
      onTake: (start_at) => move && begin({ ...move, after: movedTo(move.after, start_at) }),
    });
    return undefined;
  }
  const save = async (move: Move, tell_client: boolean) => {
    const { before, after } = move;
    tried.current = move;
    const base = eventInput(before);
    const saved = await act({ input: { ...eventInput(after), base }, tell_client });
    onSettled(saved && after.id);
    if (!saved) return;
    const undo = { ...base, base: eventInput(after) };
    tellUndo(movedText(after, zone), () => void undoing.act({ input: undo, tell_client }));
  };
  /** True once nothing is asked any more. */
  const begin = (move: Move): void => {
    if (changesAnnouncement(move.before, move.after, toInstant(now))) setQuestion(move);
    else void save(move, false);
  };
  const answer = (said: "tell" | "silent" | "stay"): void => {
    const move = question;
    setQuestion(undefined);
    if (!move || said === "stay") onSettled(undefined);
    else void save(move, said === "tell");
  };
  return { begin, answer, question, busy };
}

const movedTo = (event: AgendaEvent, start_at: AgendaEvent["start_at"]): AgendaEvent => ({
  ...event,
  start_at,
  end_at: addMinutes(start_at, event.duration),
});
