/** Gives an appointment another status; one that is cancelled or planned again is announced. */
import type { AgendaEvent, EventStatus } from "../../domain/agenda/event.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "./announce.ts";
import { lockEvent } from "./save-event.ts";
import { updateEventStatus } from "./store.ts";

/** The event as it is now; undefined when there is none of this id. */
export async function setEventStatus(
  db: ShopDb,
  { id, status }: { id: string; status: EventStatus },
  announcing: AnnouncementContext,
): Promise<AgendaEvent | Refusal<"unchanged" | "slot-taken"> | undefined> {
  const before = await lockEvent(db, id);
  if (!before) return undefined;
  if (before.status === status) return refuse("unchanged");
  const after = await updateEventStatus(db, id, status);
  if (!after || isRefusal(after)) return after;
  await announceChange(db, { before, after }, announcing);
  return after;
}
