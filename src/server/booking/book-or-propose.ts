/** Books the slot, or the same window with another technician, or proposes the nearest slots. */
import type { ShopScope } from "../../domain/account/scope.ts";
import { nearestSlots } from "../../domain/agenda/slot-choice.ts";
import type { FreeSlot, SlotRequest } from "../../domain/agenda/slot-request.ts";
import { freeSlots } from "../../domain/agenda/slots.ts";
import type { TravelTime } from "../../domain/agenda/travel.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import type { BookingRefusal } from "../../domain/booking/refusals.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { addDays, dateOf } from "../../domain/time.ts";
import { placeOf } from "../agenda/locate.ts";
import { loadSlotRequest, withRoads } from "../agenda/slots/find.ts";
import { limitConcurrencyByKey } from "../platform/concurrency.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { loadShop } from "../shop/store.ts";
import { book, hasSameWindow, slotQuestionFor, type BookingResult } from "./book.ts";

export type BookingAttempt = { scope: ShopScope; request: BookingRequest };

/** Refusals that another slot avoids. */
const SLOT_REFUSALS = ["slot-taken", "too-late", "too-early"] as const;
type SlotRefusal = (typeof SLOT_REFUSALS)[number];

/** Nothing was written; these slots are the nearest to the wanted one. */
export type SlotProposal = { refused: SlotRefusal; nearest: FreeSlot[] };
type Answer = BookingResult | SlotProposal | Refusal<Exclude<BookingRefusal, SlotRefusal>>;

/** How many technicians of the same window are tried before other slots are proposed. */
const ATTEMPTS = 3;
const PROPOSED = 3;

type Days = { before: number; days: number };
const OWN_DAY: Days = { before: 0, days: 1 };
const DAYS_AROUND: Days = { before: 3, days: 14 };

/**
 * Bookings of one shop at once; the others wait here. They would wait in the database all the same, for the person and
 * for the shop's number, each with a connection that everybody needs.
 */
const AT_ONCE = 6;
const inTurn = limitConcurrencyByKey(AT_ONCE);

export const bookOrPropose = (
  services: Services,
  attempt: BookingAttempt,
): Promise<Answer | undefined> =>
  inTurn(attempt.scope.shop_id, () => bookSlotOrOther(services, attempt));

async function bookSlotOrOther(
  services: Services,
  attempt: BookingAttempt,
): Promise<Answer | undefined> {
  let { request } = attempt;
  for (let tried = 1; ; tried++) {
    const result = await bookOnce(services, { ...attempt, request });
    if (!result || !isRefusal(result)) return result;
    const { refused } = result;
    if (!isSlotRefusal(refused)) return { ...result, refused };
    const sameDay = await findFree(services, attempt, OWN_DAY);
    const other = sameDay.find((slot) => hasSameWindow(slot, request.slot));
    if (!other || tried === ATTEMPTS)
      return { refused, nearest: await nearest(services, attempt, sameDay) };
    const { user_id, start_at } = other;
    request = { ...request, slot: { ...request.slot, user_id, start_at } };
  }
}

/** Other days are searched only when the wanted day has too few slots: they cost 17 times as much. */
async function nearest(
  services: Services,
  attempt: BookingAttempt,
  sameDay: FreeSlot[],
): Promise<FreeSlot[]> {
  const enough = sameDay.length >= PROPOSED;
  const slots = enough ? sameDay : await findFree(services, attempt, DAYS_AROUND);
  return nearestSlots(slots, attempt.request.slot, PROPOSED);
}

const isSlotRefusal = (word: BookingRefusal): word is SlotRefusal =>
  SLOT_REFUSALS.some((known) => known === word);

export const isProposal = (answer: object): answer is SlotProposal => "nearest" in answer;

async function bookOnce(
  services: Services,
  { scope, request }: BookingAttempt,
): Promise<BookingResult | Refusal<BookingRefusal> | undefined> {
  const { database, clock, config, routing } = services;
  const travel = routing.asks ? await askRoads(services, { scope, request }) : undefined;
  const input = {
    request,
    place: placeOfRequest(request),
    now: clock(),
    origin: publicOrigin(config),
    ...(travel ? { travel } : {}),
  };
  // Retried once: the same booking sent twice at once under two contacts finds the first one.
  return againIfTaken(["repair_pkey"], () =>
    database.withShop(scope, (db) => book(db, scope.shop_id, input)),
  );
}

const placeOfRequest = ({ address }: BookingRequest) => (address ? placeOf(address) : null);

/** The routing server's times for the wanted day, asked outside any transaction. */
async function askRoads(
  services: Services,
  attempt: BookingAttempt,
): Promise<TravelTime | undefined> {
  const slots = await loadAround(services, attempt, OWN_DAY);
  return slots && (await withRoads(slots, services.routing)).travel;
}

async function findFree(
  services: Services,
  attempt: BookingAttempt,
  days: Days,
): Promise<FreeSlot[]> {
  const slots = await loadAround(services, attempt, days);
  return slots ? freeSlots(await withRoads(slots, services.routing)) : [];
}

/** `days` days, from `before` days before the one that is wanted. */
const loadAround = (
  { database, clock }: Services,
  { scope, request }: BookingAttempt,
  { before, days }: Days,
): Promise<SlotRequest | undefined> =>
  database.withShop(
    scope,
    async (db) => {
      const shop = await loadShop(db, scope.shop_id);
      if (!shop) return undefined;
      const first = addDays(dateOf(request.slot.start_at, shop.timezone), -before);
      const question = { ...slotQuestionFor(request, placeOfRequest(request)), first, days };
      return loadSlotRequest(db, shop, { question, now: clock() });
    },
    "read",
  );
