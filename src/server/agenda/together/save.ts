/** Saves one event of a visit for several appliances with those that follow it. */
import { eventChanges } from "../../../domain/agenda/event-edit.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { followVisit } from "../../../domain/agenda/together/follow.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { recordFieldChanges } from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "../announce.ts";
import { refuseCollisions } from "../refuse-collisions.ts";
import { othersOfVisit, updateTogether } from "../store.ts";

type Change = { before: AgendaEvent; after: AgendaEvent };
export type SavedVisit = Change & { others: Change[] };

/** All of them, or none. Their people are locked. */
export async function saveVisit(
  db: ShopDb,
  change: Change,
): Promise<SavedVisit | Refusal<"slot-taken">> {
  const others = await othersOfVisit(db, change.before);
  const events = followVisit(change, others);
  const ids = events.map(({ id }) => id);
  for (const event of events) {
    const taken = await refuseCollisions(db, event, ids);
    if (taken) return taken;
  }
  const written = await updateTogether(db, events);
  if (isRefusal(written)) return written;
  const [after] = events;
  const moved = others.flatMap((before) => {
    const found = events.find(({ id }) => id === before.id);
    return found ? [{ before, after: found }] : [];
  });
  return { before: change.before, after, others: moved };
}

/** The letter about the event that was saved speaks for the whole visit. */
export async function announceOther(
  db: ShopDb,
  { before, after }: Change,
  announcing: AnnouncementContext,
): Promise<void> {
  const changes = eventChanges(before, after);
  await recordFieldChanges(db, { record_id: after.id, changes }, announcing);
  await announceChange(db, { before, after }, { ...announcing, letters: "none" });
}
