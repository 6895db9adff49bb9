/** Takes an appointment out of the agenda: the journal of its repair and a message to the client say so. */
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "./announce.ts";
import { lockEvent } from "./save-event.ts";
import { deleteEvent } from "./store.ts";

export async function removeEvent(
  db: ShopDb,
  id: string,
  announcing: AnnouncementContext,
): Promise<AgendaEvent | Refusal<"event-unknown">> {
  const before = await lockEvent(db, id);
  if (!before || !(await deleteEvent(db, id))) return refuse("event-unknown");
  await announceChange(db, { before, after: undefined }, announcing);
  return before;
}
