/**
 * A booking in one transaction: the client found again or made, the repair with its journal, the
 * appointment. Two exchanges with the database: locks and reads, then inserts, messages and commit together.
 */
import { isBookable } from "../../domain/shop/bookable.ts";
import { randomUUIDv7 } from "node:crypto";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { slotStillFree } from "../../domain/agenda/slot-choice.ts";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import type { Place, TravelTime } from "../../domain/agenda/travel.ts";
import { travelRulesOf } from "../../domain/agenda/travel-rules.ts";
import { knownClient, planBooking, type BookingPlan } from "../../domain/booking/plan.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import type { BookingRefusal } from "../../domain/booking/refusals.ts";
import { checkBooking } from "../../domain/booking/rules.ts";
import { checkStanding, isAcquaintance } from "../../domain/booking/standing.ts";
import type { DangerCard } from "../../domain/catalogue/safety/card.ts";
import { storedCard } from "../../domain/catalogue/safety/cards.ts";
import { isEmptyGain } from "../../domain/client/gain.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { fold } from "../../domain/repair/fold.ts";
import { dateOf, type Instant } from "../../domain/time.ts";
import {
  loadShopAgenda,
  slotRequestOf,
  type ShopAgenda,
  type SlotQuestion,
} from "../agenda/slots/find.ts";
import { eventsOfRepairs, lockUsers, writeEvent } from "../agenda/store.ts";
import { clientsReachedBy, insertClient, lockReach, seeClient } from "../client/store.ts";
import { keepPlans, lastly, type LastStatements, type ShopDb } from "../platform/database/scope.ts";
import { insertAppliance } from "../repair/appliance/store.ts";
import {
  insertRepair,
  loadRepairs,
  newSheetid,
  REFERENCE_TO_COME,
  type RepairRow,
} from "../repair/store.ts";
import type { StaffedShop } from "../shop/store.ts";
import { announceBooking } from "./announce.ts";
import { insertProposal } from "./proposal/store.ts";
import { countFromNetwork, countOfClients, insertBookingOrigin } from "./store.ts";

export type BookingInput = {
  request: BookingRequest;
  /** Where the visit takes place; null at the workshop or when the address could not be located. */
  place: Place | null;
  now: Instant;
  /** What the links of the messages begin with. */
  origin: string;
  /** The routing server's times, asked before the transaction; without them the shop's own estimate. */
  travel?: TravelTime;
  /** The visitor's network, and how many bookings a day are taken from one; absent when it is not known. */
  from?: { network: string; most: number };
};

export type BookingResult = {
  sheetid: string;
  reference: string;
  public_start_at: Instant;
  public_end_at: Instant;
  /** What the visitor's words call for at once. */
  danger?: DangerCard;
};

/**
 * Books, or refuses and writes nothing; undefined when the shop of this transaction does not exist.
 * Idempotent: a booking sent twice is answered like the first time.
 */
export async function book(
  db: ShopDb,
  shop_id: string,
  input: BookingInput,
): Promise<LastStatements<BookingResult> | BookingResult | Refusal<BookingRefusal> | undefined> {
  const { request, place, now, from } = input;
  const reach = { email: request.client.email, phones: [request.client.phone] };
  // Queries are pipelined in this order. Locks first: what is read after them cannot change before the end.
  const [, , , agenda, [repair], candidates, of_network] = await Promise.all([
    keepPlans(db),
    lockReach(db, shop_id, { ...reach, network: from?.network }),
    lockUsers(db, [request.slot.user_id]),
    loadShopAgenda(db, shop_id, { at: request.slot.start_at, days: 1 }),
    loadRepairs(db, [request.booking_id]),
    clientsReachedBy(db, reach),
    from ? countFromNetwork(db, from.network, now) : 0,
  ]);
  if (!agenda) return undefined;
  if (repair) return repeatedResult(db, repair);
  const ids = candidates.map(({ id }) => id);
  const standing = { of_network, of_contact: await countOfClients(db, ids, now) };
  const is_known = isAcquaintance(knownClient(request, candidates), now);
  const refused = checkStanding(standing, { per_network: from?.most ?? 0, is_known });
  if (refused) return refused;
  const free = findWantedSlot(agenda, input);
  if (isRefusal(free)) return free;
  const plan = planBooking(request, { shop_id, candidates, free, place, now, newId: randomUUIDv7 });
  return insertBooking(db, plan, { shop: agenda.shop, input, is_known });
}

/** The slot as it can be kept now, its trips recomputed; only its own day is looked at. */
function findWantedSlot(
  agenda: ShopAgenda,
  { request, place, now, travel }: BookingInput,
): FreeSlot | Refusal<BookingRefusal> {
  const { slot } = request;
  const { shop } = agenda;
  if (!isBookable(shop)) return refuse("not-bookable");
  const checked = checkBooking(request, {
    rules: shop.booking_rules,
    travel_rules: travelRulesOf(shop.travel_rules, shop),
    place,
    now,
    zone: shop.timezone,
  });
  if (isRefusal(checked)) return checked;
  const first = dateOf(slot.start_at, shop.timezone);
  const question = { ...slotQuestionFor(request, place), first, days: 1 };
  const slots = slotRequestOf(agenda, { question, now });
  const free = slotStillFree({ ...slots, ...(travel ? { travel } : {}) }, slot);
  return free && hasSameWindow(free, slot) ? free : refuse("slot-taken");
}

export const slotQuestionFor = (
  { kind, where, appliance }: Pick<BookingRequest, "kind" | "where" | "appliance">,
  place: Place | null,
): Pick<SlotQuestion, "kind" | "where" | "category_id" | "place"> => ({
  kind,
  where,
  category_id: appliance?.category_id ?? null,
  place,
});

/** The rules may have changed since the page was read: only the window that was chosen is booked. */
export const hasSameWindow = (
  slot: Pick<FreeSlot, "public_start_at" | "public_end_at">,
  wanted: BookingRequest["slot"],
): boolean =>
  slot.public_start_at === wanted.public_start_at && slot.public_end_at === wanted.public_end_at;

const CLIENT_AUTHOR = { kind: "client", account_id: null } as const;

/**
 * Throws when the person became busy (`refuseTaken`): all but a known client's last sight leaves with the commit.
 * The shop's counter is locked from the repair to the commit: all bookings of the shop wait for it.
 */
async function insertBooking(
  db: ShopDb,
  { client, proposal, appliance, repair, event, items }: BookingPlan,
  { shop, input, is_known }: { shop: StaffedShop; input: BookingInput; is_known: boolean },
): Promise<LastStatements<BookingResult>> {
  const { shop_id, id: repair_id, created_at } = repair;
  if (proposal) await seeClient(db, client.id, input.now);
  const sheetid = newSheetid();
  const created_on = dateOf(input.now, shop.timezone);
  const danger = fold(items).danger ?? "";
  const result = resultOf({ sheetid, reference: REFERENCE_TO_COME, danger }, event);
  return lastly(async () => {
    // Queries are pipelined in this order.
    const [, , reference] = await Promise.all([
      !proposal && insertClient(db, client),
      appliance && insertAppliance(db, { shop_id, client_id: client.id }, appliance),
      insertRepair(db, repair, { sheetid, author: CLIENT_AUTHOR, items, created_on }),
      writeEvent(db, event, input.now),
      proposal &&
        !isEmptyGain(proposal) &&
        insertProposal(db, { shop_id, repair_id, gain: proposal, created_at }),
      !is_known &&
        input.from &&
        insertBookingOrigin(db, { shop_id, repair_id, network: input.from.network, created_at }),
      announceBooking(db, result, { ...input, shop, event, client }),
    ]);
    return { ...result, reference };
  });
}

function resultOf(
  { sheetid, reference, danger }: Pick<RepairRow, "sheetid" | "reference" | "danger">,
  { start_at, end_at, public_start_at, public_end_at }: AgendaEvent,
): BookingResult {
  const card = storedCard(danger);
  return {
    sheetid,
    reference,
    public_start_at: public_start_at ?? start_at,
    public_end_at: public_end_at ?? end_at,
    ...(card && { danger: card }),
  };
}

/** A repair of the office never gives its link to a visitor. */
async function repeatedResult(
  db: ShopDb,
  repair: RepairRow,
): Promise<BookingResult | Refusal<"id-taken">> {
  const [event] = repair.created_by === null ? await eventsOfRepairs(db, [repair.id]) : [];
  return event ? resultOf(repair, event) : refuse("id-taken");
}
