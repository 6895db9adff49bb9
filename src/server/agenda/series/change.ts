/** A change of one event of a series, made of those that come after it too. */
import { eventChanges } from "../../../domain/agenda/event-edit.ts";
import type { EventInput } from "../../../domain/agenda/event-input.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { followChange } from "../../../domain/agenda/series/follow.ts";
import type { Occurrence } from "../../../domain/agenda/series/rule.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { dateOf } from "../../../domain/time.ts";
import { recordFieldChanges } from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { tellPrograms, type AnnouncementContext } from "../announce.ts";
import { refuseCollisions } from "../refuse-collisions.ts";
import { upsertEvent, type SavingRefusal } from "../save-event.ts";
import { lockTime, releaseTime, updateEvent } from "../store.ts";
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

/** The event and those after it, their people, resources and the new ones locked in one go: two locks one after the other may deadlock. */
async function lockSeries(db: ShopDb, input: EventInput): Promise<Occurrence[]> {
  const { id } = input;
  if (id === null) return [];
  const seen = await occurrencesFrom(db, id);
  await lockTime(db, [input, ...seen.map(({ event }) => event)]);
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
  if (ids.length > 0) await releaseTime(db, ids);
  for (const { event } of changed) {
    const taken = await refuseCollisions(db, event);
    if (taken) return taken;
    const written = await updateEvent(db, event);
    if (isRefusal(written)) return written;
    const before = later.find((one) => one.event.id === event.id)?.event;
    const changes = before ? eventChanges(before, event) : {};
    await recordFieldChanges(db, { record_id: event.id, changes }, announcing);
    await tellPrograms(db, [{ before, after: event }], announcing.at);
  }
  return undefined;
}
