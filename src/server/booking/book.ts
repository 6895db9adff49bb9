/**
 * A booking in one transaction: the client found again or made, the repair with its journal, the
 * appointment. Five exchanges with the database: locks, what is known, what is written, the number, the messages.
 */
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { slotStillFree } from "../../domain/agenda/slot-choice.ts";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import type { Place, TravelTime } from "../../domain/agenda/travel.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import { checkBooking, type BookingRefusal } from "../../domain/booking/rules.ts";
import type { Client } from "../../domain/client/client.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { dateOf, type Instant } from "../../domain/time.ts";
import { eventsOfRepairs, lockUsers } from "../agenda/store.ts";
import { loadSlotRequest, type SlotQuestion } from "../agenda/slots/find.ts";
import { clientsReachedBy, loadClients, lockReach } from "../client/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadRepairs, type RepairRow } from "../repair/store.ts";
import { isBookable, loadShop, type StaffedShop } from "../shop/store.ts";
import { announced, write } from "./insert.ts";

export type Booking = {
  request: BookingRequest;
  /** Where the visit takes place; null at the workshop or when nobody could locate it. */
  place: Place | null;
  now: Instant;
  /** What the links of the messages begin with. */
  origin: string;
  /** The routing server's times, asked before the transaction; without them the shop's own estimate. */
  travel?: TravelTime;
};

export type Booked = {
  sheetid: string;
  reference: string;
  public_start_at: Instant;
  public_end_at: Instant;
};

/** What a booking has made, for the messages that announce it. */
export type Made = Booked & {
  shop: StaffedShop;
  event: AgendaEvent;
  client: Client;
  again: boolean;
};

/**
 * Books, or refuses and writes nothing; undefined when the shop of this transaction does not exist.
 * A booking sent twice is answered like the first time (`again`).
 */
export async function book(
  db: ShopDb,
  shop_id: string,
  booking: Booking,
): Promise<Made | Refusal<BookingRefusal> | undefined> {
  const { client, slot, booking_id } = booking.request;
  const reach = { email: client.email, phones: [client.phone] };
  // Locks first: what is read after them cannot change before the end.
  await Promise.all([lockReach(db, shop_id, reach), lockUsers(db, [slot.user_id])]);
  const [shop, [repair], candidates] = await Promise.all([
    loadShop(db, shop_id),
    loadRepairs(db, [booking_id]),
    clientsReachedBy(db, reach),
  ]);
  if (!shop) return undefined;
  if (repair) return bookedBefore(db, shop, repair);
  const free = await freeStill(db, shop, booking);
  return isRefusal(free) ? free : write(db, { shop, candidates, booking, free });
}

/** The slot as it can be kept now, its trips recomputed; only its own day is looked at. */
async function freeStill(
  db: ShopDb,
  shop: StaffedShop,
  booking: Booking,
): Promise<FreeSlot | Refusal<BookingRefusal>> {
  const { request, place, now, travel } = booking;
  const { slot } = request;
  if (!isBookable(shop)) return refuse("not-bookable");
  const fit = checkBooking(request, {
    rules: shop.booking_rules,
    travel_rules: travelRulesOf(shop.travel_rules, shop),
    place,
    now,
    zone: shop.timezone,
  });
  if (isRefusal(fit)) return fit;
  const first = dateOf(slot.start_at, shop.timezone);
  const question = { ...questionOf(request, place), first, days: 1 };
  const asked = await loadSlotRequest(db, shop, { question, now });
  const free = slotStillFree({ ...asked, ...(travel ? { travel } : {}) }, slot);
  return free && announcesSame(free, slot) ? free : refuse("slot-taken");
}

export const questionOf = (
  { kind, where, appliance }: Pick<BookingRequest, "kind" | "where" | "appliance">,
  place: Place | null,
): Pick<SlotQuestion, "kind" | "where" | "category_id" | "place"> => ({
  kind,
  where,
  category_id: appliance?.category_id ?? null,
  place,
});

/** The rules may have changed since the page was read: nobody is sent another window than the one chosen. */
const announcesSame = (
  free: FreeSlot,
  { public_start_at, public_end_at }: BookingRequest["slot"],
) => free.public_start_at === public_start_at && free.public_end_at === public_end_at;

/** The same request again, or its echo: the answer of the first time. */
async function bookedBefore(db: ShopDb, shop: StaffedShop, repair: RepairRow): Promise<Made> {
  const [[event], [client]] = await Promise.all([
    eventsOfRepairs(db, [repair.id]),
    loadClients(db, [repair.client_id]),
  ]);
  if (!event || !client) throw new Error(`the repair ${repair.id} was not made by a booking`);
  const { sheetid, reference } = repair;
  return { sheetid, reference, ...announced(event), shop, event, client, again: true };
}
