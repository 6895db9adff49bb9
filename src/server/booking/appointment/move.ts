/** A client moves their appointment to another free window, until the shop's limit. */
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import type { TravelTime } from "../../../domain/agenda/travel.ts";
import { slotStillFree, type WantedSlot } from "../../../domain/agenda/slot-choice.ts";
import { hoursOfEach } from "../../../domain/agenda/together/hours.ts";
import type { FreeSlot } from "../../../domain/agenda/slot-request.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { isBookable } from "../../../domain/shop/bookable.ts";
import { dateOf } from "../../../domain/time.ts";
import { announceChange } from "../../agenda/announce.ts";
import { loadEvents, lockTime, othersOfVisit, updateTogether } from "../../agenda/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Sheet } from "../../repair/track.ts";
import { announceToShop } from "./announce.ts";
import type { ClientChangeRefusal } from "./cancel.ts";
import { readAppointment, slotsBeside, type OwnAppointment } from "./read.ts";

type Moving = {
  id: string;
  wanted: WantedSlot;
  /** The routing server's times, asked before the transaction; without them the shop's own estimate. */
  travel?: TravelTime;
  /** The offer that the client answers: only for it is its window free. */
  offer_id?: string;
};

/**
 * Its former hours are free in the same transaction. Sent twice, it is moved once. Undefined when it is not an
 * appointment of this repair.
 */
export async function moveAppointment(
  db: ShopDb,
  sheet: Sheet,
  { id, wanted, travel, offer_id }: Moving,
  context: ChangeContext,
): Promise<AgendaEvent | ClientChangeRefusal | undefined> {
  const [seen] = await loadEvents(db, [id]);
  // Both people at once, in the one order that never deadlocks.
  await lockTime(db, [
    { assigned_to: [wanted.user_id], resource_ids: [] },
    ...(seen ? [seen, ...(await othersOfVisit(db, seen))] : []),
  ]);
  const own = await readAppointment(db, sheet, { id, now: context.at });
  if (!own) return undefined;
  const { event, shop, change } = own;
  if (isThere(own, wanted)) return event;
  if (!change) return refuse("not-yours");
  if (!change.movable || !isBookable(shop)) return refuse("too-late");
  const free = await findFree(db, own, { wanted, now: context.at, travel, offer_id });
  if (!free) return refuse("slot-taken");
  const moved = movedTo(own, free);
  const written = await updateTogether(db, moved);
  if (isRefusal(written)) return written;
  return announceMoved(db, { own, moved }, context);
}

/** One letter for the whole visit, and a line in the journal of each appliance. */
async function announceMoved(
  db: ShopDb,
  { own, moved }: { own: OwnAppointment; moved: readonly AgendaEvent[] },
  context: ChangeContext,
): Promise<AgendaEvent> {
  const { event, shop } = own;
  let answered = event;
  for (const after of moved) {
    const before = own.visit.find((part) => part.event.id === after.id)?.event;
    const isOwn = after.id === event.id;
    if (isOwn) answered = after;
    const letters = isOwn ? "queued" : "none";
    await announceChange(db, { before, after }, { ...context, shop, letters });
  }
  await announceToShop(db, { own, before: event, after: answered, reason: "" }, context);
  return answered;
}

/** The visit begins there already, with that person. */
const isThere = ({ visit: [first] }: OwnAppointment, wanted: WantedSlot): boolean =>
  first?.event.status === "TODO" &&
  first.event.start_at === wanted.start_at &&
  first.event.assigned_to.includes(wanted.user_id);

type Search = Pick<Moving, "wanted" | "offer_id"> & {
  now: ChangeContext["at"];
  travel: TravelTime | undefined;
};

async function findFree(
  db: ShopDb,
  own: OwnAppointment,
  { wanted, now, travel, offer_id }: Search,
): Promise<FreeSlot | undefined> {
  const first = dateOf(wanted.start_at, own.shop.timezone);
  const { user_id } = wanted;
  const request = await slotsBeside(db, own, { first, days: 1, now, user_id, offer_id });
  return request && slotStillFree({ ...request, ...(travel && { travel }) }, wanted);
}

/** All of the visit. What the client asked for before (`constraint_*`) no longer binds it. */
function movedTo({ visit }: OwnAppointment, free: FreeSlot): AgendaEvent[] {
  const { user_id, alternates: _alternates, cost: _cost, ...whole } = free;
  const durations = visit.map(({ event }) => event.duration);
  return hoursOfEach(whole, durations).flatMap((hours, index) => {
    const event = visit[index]?.event;
    const free_of = { constraint_start_at: null, constraint_end_at: null };
    return event ? [{ ...event, ...hours, ...free_of, assigned_to: [user_id] }] : [];
  });
}
