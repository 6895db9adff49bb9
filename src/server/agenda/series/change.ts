/** A change of one event of a series, made of those that come after it too. */
import { collisionDetail, collisionsOf, stretchAround } from "../../../domain/agenda/collisions.ts";
import { eventChanges } from "../../../domain/agenda/event-edit.ts";
import type { EventInput } from "../../../domain/agenda/event-input.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { followChange } from "../../../domain/agenda/series/follow.ts";
import type { Occurrence } from "../../../domain/agenda/series/rule.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { dateOf } from "../../../domain/time.ts";
import { recordFieldChanges } from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { AnnouncementContext } from "../announce.ts";
import { upsertEvent, type SavingRefusal } from "../save-event.ts";
import { eventsOfPeople, lockUsers, releaseAssignees, updateEvent } from "../store.ts";
import { occurrencesFrom, setDueDates } from "./store.ts";

/** Refused whole when one of them would meet another appointment: nothing is half changed. */
export async function changeFollowing(
  db: ShopDb,
  input: EventInput,
  announcing: AnnouncementContext,
): Promise<AgendaEvent | SavingRefusal> {
  const series = await lockSeries(db, input);
  const [before, ...later] = series;
  const after = await upsertEvent(db, input, announcing);
  if (isRefusal(after) || !before) return after;
  const zone = announcing.shop.timezone;
  const changed = followChange({ before, after, zone }, later);
  const days = { event: after, due_on: dateOf(after.start_at, zone) };
  const refused = await writeChanged(db, { later, changed }, announcing);
  if (refused) return refused;
  await setDueDates(db, [days, ...changed]);
  return after;
}

/** The event and those after it, their people and the new ones locked in one go: two locks one after the other may deadlock. */
async function lockSeries(db: ShopDb, { id, assigned_to }: EventInput): Promise<Occurrence[]> {
  if (id === null) return [];
  const seen = await occurrencesFrom(db, id);
  await lockUsers(db, [...assigned_to, ...seen.flatMap(({ event }) => event.assigned_to)]);
  return (await occurrencesFrom(db, id)).toSorted(
    (one, other) => Number(other.event.id === id) - Number(one.event.id === id),
  );
}

type Writing = { later: readonly Occurrence[]; changed: readonly Occurrence[] };

async function writeChanged(
  db: ShopDb,
  { later, changed }: Writing,
  announcing: AnnouncementContext,
): Promise<Refusal<"slot-taken"> | undefined> {
  // They may take each other's hours: a leave of three days moved by one meets nothing but itself.
  const ids = changed.map(({ event }) => event.id);
  if (ids.length > 0) await releaseAssignees(db, ids);
  for (const { event } of changed) {
    const around = await eventsOfPeople(db, event.assigned_to, stretchAround(event));
    const collisions = collisionsOf(event, around);
    if (collisions.length > 0) return refuse("slot-taken", collisionDetail(collisions));
    const written = await updateEvent(db, event);
    if (isRefusal(written)) return written;
    const before = later.find((one) => one.event.id === event.id)?.event;
    const changes = before ? eventChanges(before, event) : {};
    await recordFieldChanges(db, { record_id: event.id, changes }, announcing);
  }
  return undefined;
}
