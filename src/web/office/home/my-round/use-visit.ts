import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useEventStatus } from "../../agenda/event/use-event-status.ts";
import type { HomeEvent } from "../query.ts";
import { arriveMutation } from "./query.ts";
import { whoOf } from "./who.ts";

/** « J'y suis » then « Fait » of one visit; what is done can be taken back. */
export function useVisit(event: HomeEvent) {
  const arriving = useAction(arriveMutation);
  const { setStatus, busy } = useEventStatus();
  const finish = async () => {
    const done = await setStatus(event, "DONE");
    if (!done) return;
    tellUndo(
      `${whoOf(event)}\u00a0: fait`,
      () => void setStatus({ ...event, status: "DONE" }, "TODO"),
    );
  };
  return {
    arrive: () => void arriving.act({ id: event.id }),
    finish: () => void finish(),
    busy: arriving.busy || busy,
  };
}
