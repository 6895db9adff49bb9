import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useEventStatus } from "../../agenda/event/status/use-event-status.ts";
import type { HomeEvent } from "../query.ts";
import { arriving } from "./query.ts";
import { whoOf } from "./who.ts";

/** « J'y suis » then « Fait » of one visit; what is done can be taken back. */
export function useVisit(event: HomeEvent) {
  const being = useDeferrable(arriving);
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
    arrive: () => void being.act({ id: event.id }),
    finish: () => void finish(),
    busy: being.busy || busy,
  };
}
