/** Writes the new hours of one or several rounds, all of them or none, under the lock of their technicians. */
import { eventChanges } from "../../../domain/agenda/event-edit.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { RoundMove } from "../../../domain/agenda/round/plan.ts";
import { reorderRound, type RoundRefusal } from "../../../domain/agenda/round/reorder.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import { recordFieldChanges } from "../../platform/edit/field-changes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { announceChange, type AnnouncementContext } from "../announce.ts";
import { loadEvents, lockTime, updateTogether } from "../store.ts";

/** Undoing is the same verb with the moves turned round. No window changes, so no client is written to. */
export const reorderEvents = async (
  db: ShopDb,
  moves: readonly RoundMove[],
  announcing: AnnouncementContext,
): Promise<AgendaEvent[] | RoundRefusal | Refusal<"slot-taken">> =>
  moves.length === 0
    ? refuse("bad-input")
    : moveEvents(db, moves, { ...announcing, decide: reorderRound });

type Moving<Move> = AnnouncementContext & {
  /** The events as they become, or why they stay. */
  decide: (
    moves: readonly Move[],
    events: readonly AgendaEvent[],
    facts: { now: Instant },
  ) => AgendaEvent[] | RoundRefusal;
};

/** Only those whose announced window changes are written to. */
export async function moveEvents<Move extends RoundMove>(
  db: ShopDb,
  moves: readonly Move[],
  { decide, ...announcing }: Moving<Move>,
): Promise<AgendaEvent[] | RoundRefusal | Refusal<"slot-taken">> {
  const staff = new Set(announcing.shop.users.map(({ id }) => id));
  const people = moves.flatMap(({ from, to }) => [from.user_id, to.user_id]);
  if (people.some((id) => !staff.has(id))) return refuse("round-changed");
  const ids = moves.map(({ event_id }) => event_id);
  const seen = await loadEvents(db, ids);
  await lockTime(db, [{ assigned_to: people, resource_ids: resourcesOf(seen) }]);
  const events = await loadEvents(db, ids);
  const moved = decide(moves, events, { now: announcing.at });
  if (isRefusal(moved)) return moved;
  const written = await updateTogether(db, moved);
  if (isRefusal(written)) return written;
  for (const after of moved) {
    const before = events.find(({ id }) => id === after.id);
    const changes = before ? eventChanges(before, after) : {};
    const letters = before && isSameWindow(before, after) ? "none" : announcing.letters;
    await recordFieldChanges(db, { record_id: after.id, changes }, announcing);
    await announceChange(db, { before, after }, { ...announcing, ...(letters && { letters }) });
  }
  return moved;
}

const isSameWindow = (before: AgendaEvent, after: AgendaEvent): boolean =>
  before.public_start_at === after.public_start_at && before.public_end_at === after.public_end_at;

const resourcesOf = (events: readonly AgendaEvent[]): string[] =>
  events.flatMap(({ resource_ids }) => resource_ids);
