/** Books the slot, or the same window with another technician, or proposes the nearest slots. */
import { randomInt } from "node:crypto";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import type { BookingRefusal } from "../../domain/booking/refusals.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import { refuseTaken } from "../agenda/store.ts";
import { limitConcurrencyByKey } from "../platform/concurrency.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { book, hasSameWindow, type BookingResult } from "./book.ts";
import {
  askRoads,
  findSameDay,
  placeOfRequest,
  proposeNearest,
  type BookingAttempt,
} from "./find.ts";

/** Refusals that another slot avoids. */
const SLOT_REFUSALS = ["slot-taken", "too-late", "too-early"] as const;
type SlotRefusal = (typeof SLOT_REFUSALS)[number];

/** Nothing was written; these slots are the nearest to the wanted one. */
export type SlotProposal = { refused: SlotRefusal; nearest: FreeSlot[] };
type Answer = BookingResult | SlotProposal | Refusal<Exclude<BookingRefusal, SlotRefusal>>;

/** How many technicians of the same window are tried before other slots are proposed. */
const ATTEMPTS = 3;

/**
 * Bookings of one shop at once; the others wait here. They would wait in the database all the same, for the person and
 * for the shop's number, each with a connection that everybody needs.
 */
const AT_ONCE = 6;
const inTurn = limitConcurrencyByKey(AT_ONCE);
/** First: those that would wait for the same person in the database leave the turns of their shop to others. */
const inTurnOfPerson = limitConcurrencyByKey(1);

export async function bookOrPropose(
  services: Services,
  attempt: BookingAttempt,
): Promise<Answer | undefined> {
  let { request } = attempt;
  const { shop_id } = attempt.scope;
  for (let tried = 1; ; tried++) {
    const result = await bookOnce(services, { ...attempt, request });
    if (!result || !isRefusal(result)) return result;
    const { refused } = result;
    if (!isSlotRefusal(refused)) return { ...result, refused };
    const sameDay = await inTurn(shop_id, () => findSameDay(services, attempt));
    const other = anyOf(sameDay.filter((slot) => hasSameWindow(slot, request.slot)));
    if (!other || tried === ATTEMPTS) {
      const nearest = await inTurn(shop_id, () => proposeNearest(services, attempt, sameDay));
      return { refused, nearest };
    }
    const { user_id, start_at } = other;
    request = { ...request, slot: { ...request.slot, user_id, start_at } };
  }
}

/** At random: visitors of one moment who all tried the cheapest would take it from each other. */
const anyOf = (slots: readonly FreeSlot[]): FreeSlot | undefined =>
  slots.length === 0 ? undefined : slots[randomInt(slots.length)];

const isSlotRefusal = (word: BookingRefusal): word is SlotRefusal =>
  SLOT_REFUSALS.some((known) => known === word);

export const isProposal = (answer: object): answer is SlotProposal => "nearest" in answer;

async function bookOnce(
  services: Services,
  { scope, request, network, offer_id, with_photos, returning }: BookingAttempt,
): Promise<BookingResult | Refusal<BookingRefusal> | undefined> {
  const { database, clock, config, routing } = services;
  const { shop_id } = scope;
  const travel = routing.asks
    ? await inTurn(shop_id, () => askRoads(services, { scope, request }))
    : undefined;
  const input = () => ({
    request,
    place: placeOfRequest(request),
    now: clock(),
    offer_id,
    origin: publicOrigin(config),
    ...(travel ? { travel } : {}),
    ...(with_photos && { with_photos }),
    returning,
    ...(network === undefined ? {} : { from: { network, most: config.BOOKINGS_PER_NETWORK } }),
  });
  const write = () => database.withShop(scope, (db) => book(db, shop_id, input()));
  // Retried once: the same booking sent twice at once under two contacts finds the first one.
  return inTurnOfPerson(`${shop_id} ${request.slot.user_id}`, () =>
    inTurn(shop_id, () => againIfTaken(["repair_pkey"], () => refuseTaken(write()))),
  );
}
