/** Writes the new hours of a late day, all of them or none, and tells the clients whose window they change. */
import {
  rescheduleDay,
  type DelayRefusal,
  type NewDay,
} from "../../../domain/agenda/delay/reschedule.ts";
import { eventChanges } from "../../../domain/agenda/event-edit.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { changesAnnouncement } from "../../../domain/agenda/move/move.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { recordFieldChanges } from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "../announce.ts";
import { loadEvents, lockTime, updateTogether } from "../store.ts";

/** The events of the new day. Sent twice, nothing is written the second time and no letter leaves. */
export async function writeNewHours(
  db: ShopDb,
  wanted: NewDay,
  announcing: AnnouncementContext,
): Promise<AgendaEvent[] | DelayRefusal | Refusal<"slot-taken">> {
  const ids = [...wanted.moves.map(({ event_id }) => event_id), ...wanted.left_out];
  if (!announcing.shop.users.some(({ id }) => id === wanted.user_id))
    return refuse("round-changed");
  const seen = await loadEvents(db, ids);
  const resource_ids = seen.flatMap((event) => event.resource_ids);
  await lockTime(db, [{ assigned_to: [wanted.user_id], resource_ids }]);
  const events = await loadEvents(db, ids);
  const changes = rescheduleDay(wanted, events, { now: announcing.at });
  if (isRefusal(changes)) return changes;
  const written = await updateTogether(
    db,
    changes.map(({ after }) => after),
  );
  if (isRefusal(written)) return written;
  for (const { before, after } of changes) {
    const edits = eventChanges(before, after);
    await recordFieldChanges(db, { record_id: after.id, changes: edits }, announcing);
    const letters = changesAnnouncement(before, after, announcing.at) ? "queued" : "none";
    await announceChange(db, { before, after }, { ...announcing, letters });
  }
  return written.length > 0 ? [...written] : events;
}
