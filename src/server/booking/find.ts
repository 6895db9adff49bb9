/** The free slots around the one that a visitor wanted. */
import type { ShopScope } from "../../domain/account/scope.ts";
import { nearestSlots } from "../../domain/agenda/slot-choice.ts";
import type { FreeSlot, SlotRequest } from "../../domain/agenda/slot-request.ts";
import { freeSlots } from "../../domain/agenda/slots.ts";
import type { TravelTime } from "../../domain/agenda/travel.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import { addDays, dateOf } from "../../domain/time.ts";
import { placeOf } from "../agenda/locate.ts";
import { loadShopAgenda, slotRequestOf, withRoads } from "../agenda/slots/find.ts";
import { lastly } from "../platform/database/scope.ts";
import type { Services } from "../services.ts";
import { slotQuestionFor } from "./book.ts";
import type { Returning } from "./returning/open.ts";

/** `network` is that of the visitor: empty behind a relay that hides it, undefined on the server's own machine. */
export type BookingAttempt = {
  scope: ShopScope;
  request: BookingRequest;
  network?: string;
  /** The offer that the visitor answers by this booking. */
  offer_id?: string;
  /** Photos came before the booking, with the plain form. */
  with_photos?: true;
  /** By the code that they typed. */
  returning?: Returning | undefined;
};

const PROPOSED = 3;

type Days = { before: number; days: number };
const OWN_DAY: Days = { before: 0, days: 1 };
const DAYS_AROUND: Days = { before: 3, days: 14 };

/** Other days are searched only when the wanted day has too few slots: they cost 17 times as much. */
export async function proposeNearest(
  services: Services,
  attempt: BookingAttempt,
  sameDay: FreeSlot[],
): Promise<FreeSlot[]> {
  const enough = sameDay.length >= PROPOSED;
  const slots = enough ? sameDay : await findFree(services, attempt, DAYS_AROUND);
  return nearestSlots(slots, attempt.request.slot, PROPOSED);
}

export const findSameDay = (services: Services, attempt: BookingAttempt): Promise<FreeSlot[]> =>
  findFree(services, attempt, OWN_DAY);

export const placeOfRequest = ({ address }: BookingRequest) => (address ? placeOf(address) : null);

/** The routing server's times for the wanted day, asked outside any transaction. */
export async function askRoads(
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
async function loadAround(
  { database, clock }: Services,
  { scope, request, offer_id }: BookingAttempt,
  { before, days }: Days,
): Promise<SlotRequest | undefined> {
  const now = clock();
  const stretch = { at: request.slot.start_at, before, days, now, offer_id };
  const agenda = await database.withShop(
    scope,
    async (db) => lastly(() => loadShopAgenda(db, scope.shop_id, stretch)),
    "read",
  );
  if (!agenda) return undefined;
  const first = addDays(dateOf(request.slot.start_at, agenda.shop.timezone), -before);
  const question = { ...slotQuestionFor(request, placeOfRequest(request)), first, days };
  return slotRequestOf(agenda, { question, now });
}
