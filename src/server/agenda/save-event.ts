/** Saves an appointment whole, new or known, under the locks of all whose time it takes or gives back. */
import { randomUUIDv7 } from "node:crypto";
import { eventOf, type EventInput } from "../../domain/agenda/event-input.ts";
import type { EventRefusal } from "../../domain/agenda/event-time.ts";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { eventChanges, eventEdit, mergedInput } from "../../domain/agenda/event-edit.ts";
import { badInput, type BadInput } from "../../domain/validation.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import { seeClient } from "../client/store.ts";
import {
  mergeRecord,
  recordFieldChanges,
  type ConflictRefusal,
} from "../platform/edit/field-changes.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { StaffedShop } from "../shop/store.ts";
import { announceChange, type AnnouncementContext } from "./announce.ts";
import { visitFor, type Visit } from "./locate.ts";
import { usableResources } from "./resource/store.ts";
import { refuseCollisions } from "./refuse-collisions.ts";
import { insertEvent, loadEvents, lockTime, othersOfVisit, updateEvent } from "./store.ts";
import { announceOther, saveVisit, type SavedVisit } from "./together/save.ts";

export type Saving = {
  shop: StaffedShop;
  input: EventInput;
  /** Who saves it. */
  user_id: string | null;
  /** Its client, when it has one, and where they live. */
  visit: Visit;
  at: Instant;
};
export type Saved = {
  before: AgendaEvent | undefined;
  after: AgendaEvent;
  /** The others of a visit for several appliances, which went with it. */
  others?: SavedVisit["others"];
};
export type SavingRefusal =
  | BadInput
  | ConflictRefusal
  | Refusal<EventRefusal | "not-allowed" | "slot-taken">;

/** The event as it was and as it is now; refused, nothing of it is written. */
export async function saveEvent(
  db: ShopDb,
  { shop, input, user_id, visit, at }: Saving,
): Promise<Saved | SavingRefusal> {
  const id = input.id ?? randomUUIDv7();
  const before = await lockEvent(db, id, input);
  const merged = before ? await mergeEvent(db, input, before) : input;
  if (isRefusal(merged)) return merged;
  const event = eventOf(merged, {
    new_id: id,
    shop_id: shop.id,
    zone: shop.timezone,
    created_by: user_id,
    user_ids: shop.users.map((user) => user.id),
    resource_ids: merged.resource_ids?.length ? await usableResources(db) : [],
    before,
    place: visit.place,
  });
  if (isRefusal(event)) return event;
  if (before && event.visit_id) return saveVisit(db, { before, after: event });
  const taken = await refuseCollisions(db, event);
  if (taken) return taken;
  const [, after] = await Promise.all([
    !before && visit.client_id !== null && seeClient(db, visit.client_id, at),
    before ? updateEvent(db, event) : insertEvent(db, event, at),
  ]);
  return isRefusal(after) ? after : { before, after };
}

/** What is sent on top of what others changed since the form was opened; without a base, it replaces the whole event. */
async function mergeEvent(
  db: ShopDb,
  input: EventInput,
  before: AgendaEvent,
): Promise<EventInput | ConflictRefusal> {
  if (!input.base) return input;
  const changes = await mergeRecord(db, before.id, eventEdit(input, input.base, before));
  return isRefusal(changes) ? changes : mergedInput(input, before, changes);
}

/** Saves what the agenda's own form sends, and announces what became of the appointment. */
export async function upsertEvent(
  db: ShopDb,
  input: EventInput,
  announcing: AnnouncementContext,
): Promise<AgendaEvent | SavingRefusal> {
  const visit = await visitFor(db, input.repair_id);
  if (!visit) return badInput({ repair_id: "Cette réparation n’existe pas." });
  const { shop, author, at } = announcing;
  const saved = await saveEvent(db, { shop, input, user_id: author.account_id, at, visit });
  if (isRefusal(saved)) return saved;
  const { before, after } = saved;
  const changes = before ? eventChanges(before, after) : {};
  await recordFieldChanges(db, { record_id: after.id, changes }, announcing);
  await announceChange(db, saved, announcing);
  for (const other of saved.others ?? []) await announceOther(db, other, announcing);
  return saved.after;
}

/** The event under lock, with its people and resources, those of its visit and those of `wanted`. */
export async function lockEvent(
  db: ShopDb,
  id: string,
  wanted?: EventInput,
): Promise<AgendaEvent | undefined> {
  const [seen] = await loadEvents(db, [id]);
  const others = seen ? await othersOfVisit(db, seen) : [];
  await lockTime(db, [...(wanted ? [wanted] : []), ...(seen ? [seen] : []), ...others]);
  const [event] = await loadEvents(db, [id]);
  return event;
}
