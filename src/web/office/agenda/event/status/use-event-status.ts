import type { EventStatus } from "../../../../../domain/agenda/event.ts";
import { useDeferrable } from "../../../../platform/deferred/use-deferrable.ts";
import { eventOf } from "../../event-block.ts";
import { eventStatus } from "../query.ts";
import { eventInput } from "../event-input.ts";
import type { WholeEvent } from "../parts.ts";

/** Sends the whole event again with another status (specification §4); what a colleague changed since is kept. */
export function useEventStatus() {
  const { act, busy } = useDeferrable(eventStatus);
  const setStatus = (event: WholeEvent, status: EventStatus) => {
    const base = eventInput(eventOf(event));
    return act({ input: { ...base, status, base } });
  };
  return { setStatus, busy };
}
