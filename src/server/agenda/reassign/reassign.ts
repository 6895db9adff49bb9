/** Visits go over to colleagues: those of the shop who were on them stay, those who left are taken off. */
import { eventChanges } from "../../../domain/agenda/event-edit.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { recordFieldChanges } from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "../announce.ts";
import { refuseCollisions } from "../refuse-collisions.ts";
import { loadEvents, lockTime, updateEvent } from "../store.ts";

export type Takeover = { event_id: string; user_id: string };
export type Reassigned = { moved: number; left: number };

/** A visit that became impossible meanwhile is left where it is, and counted; undefined when one is not the shop's. */
export async function reassignVisits(
  db: ShopDb,
  takeovers: readonly Takeover[],
  announcing: AnnouncementContext,
): Promise<Reassigned | Refusal<"technician-unknown"> | undefined> {
  const staff = new Set(announcing.shop.users.map(({ id }) => id));
  if (takeovers.some(({ user_id }) => !staff.has(user_id))) return refuse("technician-unknown");
  const ids = [...new Set(takeovers.map(({ event_id }) => event_id))];
  const wanted = { assigned_to: takeovers.map(({ user_id }) => user_id), resource_ids: null };
  await lockTime(db, [...(await loadEvents(db, ids)), wanted]);
  const visits = new Map((await loadEvents(db, ids)).map((event) => [event.id, event]));
  if (visits.size < ids.length) return undefined;
  let moved = 0;
  for (const { event_id, user_id } of takeovers) {
    const before = visits.get(event_id);
    if (before && (await takeOver(db, before, { user_id, staff, announcing }))) moved++;
  }
  return { moved, left: takeovers.length - moved };
}

type TakingOver = { user_id: string; staff: Set<string>; announcing: AnnouncementContext };

async function takeOver(
  db: ShopDb,
  before: AgendaEvent,
  { user_id, staff, announcing }: TakingOver,
): Promise<boolean> {
  const kept = before.assigned_to.filter((id) => staff.has(id) && id !== user_id);
  const after = { ...before, assigned_to: [...kept, user_id] };
  if (before.status !== "TODO" || (await refuseCollisions(db, after))) return false;
  if (isRefusal(await updateEvent(db, after))) return false;
  const changes = eventChanges(before, after);
  await recordFieldChanges(db, { record_id: after.id, changes }, announcing);
  await announceChange(db, { before, after }, announcing);
  return true;
}
