import type { EventStatus } from "../../../../domain/agenda/event.ts";
import { useAction } from "../../../platform/query.ts";
import { eventOf } from "../event-block.ts";
import { eventInput } from "./event-input.ts";
import type { WholeEvent } from "./parts.ts";
import { upsertEvent } from "./query.ts";

/** Sends the whole event again with another status (specification §4); what a colleague changed since is kept. */
export function useEventStatus() {
  const { act, busy } = useAction(upsertEvent);
  const setStatus = (event: WholeEvent, status: EventStatus) => {
    const base = eventInput(eventOf(event));
    return act({ input: { ...base, status, base } });
  };
  return { setStatus, busy };
}
