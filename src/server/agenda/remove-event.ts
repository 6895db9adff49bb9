/** Takes an appointment out of the agenda: its repair's journal says so, and the client is told. */
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "./announce.ts";
import { lockEvent } from "./save-event.ts";
import { deleteEvent } from "./store.ts";

export async function removeEvent(
  db: ShopDb,
  id: string,
  announcing: AnnouncementContext,
): Promise<{ id: string } | Refusal<"event-unknown">> {
  const before = await lockEvent(db, id);
  if (!before || !(await deleteEvent(db, id))) return refuse("event-unknown");
  await announceChange(db, { before, after: undefined }, announcing);
  return { id };
}
