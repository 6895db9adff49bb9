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
import { acquaintanceOf, type Acquaintance } from "../../domain/booking/acquaintance.ts";
import { knownClient, phonesOf, planBooking, type BookingPlan } from "../../domain/booking/plan.ts";
import { holdState } from "../../domain/booking/hold.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import type { BookingRefusal } from "../../domain/booking/refusals.ts";
import { checkBooking } from "../../domain/booking/rules.ts";
import { checkStanding } from "../../domain/booking/standing.ts";
import type { DangerCard } from "../../domain/catalogue/safety/card.ts";
import { storedCard } from "../../domain/catalogue/safety/cards.ts";
import { isEmptyGain } from "../../domain/client/gain.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { fold } from "../../domain/repair/fold.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { dateOf, type Instant } from "../../domain/time.ts";
import {
  loadShopAgenda,
  slotRequestOf,
  type ShopAgenda,
  type SlotQuestion,
} from "../agenda/slots/find.ts";
import { eventsOfRepairs, lockUsers, writeEvent } from "../agenda/store.ts";
import { clientsReachedBy, insertClient, lockReach, seeClient } from "../client/store.ts";
import { giveFiles } from "../file/store.ts";
import { keepPlans, lastly, type LastStatements, type ShopDb } from "../platform/database/scope.ts";
import { hashOf, newSecret } from "../platform/security/link-secret.ts";
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
import { loadReturning } from "./returning/load.ts";
import type { Returning } from "./returning/open.ts";
import { announceHold, holdIfUnusual, type Hold } from "./hold/hold.ts";
import { loadBooking } from "./hold/store.ts";
import { countFromNetwork, countOfClients, insertBooking, loadAcquaintance } from "./store.ts";

export type BookingInput = {
  request: BookingRequest;
  /** Where the visit takes place; null at the workshop or when the address could not be located. */
  place: Place | null;
  now: Instant;
  /** What the links of the messages begin with. */
  origin: string;
  /** The routing server's times, asked before the transaction; without them the shop's own estimate. */
  travel?: TravelTime;
  /** Those that wait for this booking join its repair. */
  with_photos?: true;
  /** Who proved by a code to be on file. */
  returning?: Returning | undefined;
  /**
   * The visitor's network, empty when a relay hides it, and how many bookings of unknown contacts a day are taken from one
   * network, and by the shop before it holds them; absent for the machine of the server itself.
   */
  from?: { network: string; most: number };
  /** The offer whose window this booking takes: only for it are those hours free. */
  offer_id?: string | undefined;
};

export type BookingResult = {
  sheetid: string;
  reference: string;
  public_start_at: Instant;
  public_end_at: Instant;
  /** What the visitor's words call for at once. */
  danger?: DangerCard;
  /** It stands only once the link of the letter is pressed; until then the slot is free again at that time. */
  held_until?: Instant;
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
  const { request, place, now, from, offer_id } = input;
  const { user_id, start_at } = request.slot;
  const reach = { email: request.client.email, phones: phonesOf(request.client) };
  // Queries are pipelined in this order. Locks first: what is read after them cannot change before the end.
  const [, , , agenda, [repair], candidates, of_network] = await Promise.all([
    keepPlans(db),
    lockReach(db, shop_id, { ...reach, network: from?.network }),
    lockUsers(db, [user_id]),
    loadShopAgenda(db, shop_id, { at: start_at, days: 1, user_id, now, offer_id }),
    loadRepairs(db, [request.booking_id]),
    clientsReachedBy(db, reach),
    from?.network ? countFromNetwork(db, from.network, now) : 0,
  ]);
  if (!agenda) return undefined;
  if (repair) return repeatedResult(db, repair);
  const returning =
    input.returning && (await loadReturning(db, input.returning, request.appliance?.kind_id));
  const known = returning?.client ?? knownClient(request, candidates);
  const owners = returning ? [...candidates, returning.client] : candidates;
  const ids = owners.map(({ id }) => id);
  const [of_contact, facts] = await Promise.all([
    countOfClients(db, ids, now),
    known && loadAcquaintance(db, known.id),
  ]);
  const found = acquaintanceOf(facts);
  const acquaintance = returning && found === "unknown" ? "confirmed" : found;
  const rules = { per_network: from?.most ?? 0, acquaintance };
  const refused = checkStanding({ of_network, of_contact }, rules);
  if (refused) return refused;
  const free = findWantedSlot(agenda, input);
  if (isRefusal(free)) return free;
  const hold =
    from && acquaintance === "unknown"
      ? await holdIfUnusual(db, { shop_id, request, now, least: from.most })
      : undefined;
  if (hold && isRefusal(hold)) return hold;
  const context = { shop_id, candidates, returning, free, place, now, newId: randomUUIDv7 };
  const plan = planBooking(request, context);
  const isOnFile = Boolean(returning?.appliance);
  return writeBooking(db, plan, { shop: agenda.shop, input, acquaintance, hold, isOnFile });
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
    ...slotQuestionFor(request, place),
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
  {
    kind,
    where,
    appliance,
    address,
  }: Pick<BookingRequest, "kind" | "where" | "appliance" | "address">,
  place: Place | null,
): Pick<SlotQuestion, "kind" | "where" | "category_id" | "kind_id" | "place" | "zips"> => ({
  kind,
  where,
  category_id: appliance?.category_id ?? null,
  kind_id: appliance?.kind_id,
  place,
  ...(address && { zips: [address.zip] }),
});

/** The rules may have changed since the page was read: only the window that was chosen is booked. */
export const hasSameWindow = (
  slot: Pick<FreeSlot, "public_start_at" | "public_end_at">,
  wanted: BookingRequest["slot"],
): boolean =>
  slot.public_start_at === wanted.public_start_at && slot.public_end_at === wanted.public_end_at;

const CLIENT_AUTHOR = { kind: "client", account_id: null } as const;

type Writing = {
  shop: StaffedShop;
  input: BookingInput;
  acquaintance: Acquaintance;
  hold: Hold | undefined;
  /** The appliance is one of the client's that the shop knows. */
  isOnFile: boolean;
};

/**
 * Throws when the person became busy (`refuseTaken`): all but a known client's last sight leaves with the commit.
 * The shop's counter is locked from the repair to the commit: all bookings of the shop wait for it.
 */
async function writeBooking(
  db: ShopDb,
  { client, proposal, appliance, repair, event, items }: BookingPlan,
  writing: Writing,
): Promise<LastStatements<BookingResult>> {
  const { shop, input, hold, isOnFile } = writing;
  const { shop_id, id: repair_id, created_at } = repair;
  if (proposal) await seeClient(db, client.id, input.now);
  const sheetid = newSheetid();
  const created_on = dateOf(input.now, shop.timezone);
  const danger = fold(items).danger ?? "";
  const booked = resultOf({ sheetid, reference: REFERENCE_TO_COME, danger }, event);
  const result = { ...booked, ...(hold && { held_until: hold.until }) };
  const photos = input.with_photos ? await takePhotos(db, repair_id) : [];
  const journal = [...items, ...photos, ...(hold ? [heldItem(hold)] : [])];
  const gain = proposal && !isEmptyGain(proposal) ? proposal : undefined;
  const details_token = gain && client.email ? newSecret() : undefined;
  return lastly(async () => {
    // Queries are pipelined in this order.
    const [, , reference] = await Promise.all([
      !proposal && insertClient(db, client),
      appliance && !isOnFile && insertAppliance(db, { shop_id, client_id: client.id }, appliance),
      insertRepair(db, repair, { sheetid, author: CLIENT_AUTHOR, items: journal, created_on }),
      writeEvent(db, event, input.now),
      gain && insertProposal(db, { shop_id, repair_id, gain, created_at }, details_token),
      insertOrigin(db, repair, writing),
      hold
        ? announceHold(db, { hold, ...input, shop, sheetid, window: booked })
        : announceBooking(db, result, { ...input, shop, event, client, details_token }),
    ]);
    return { ...result, reference };
  });
}

async function takePhotos(db: ShopDb, repair_id: string): Promise<JournalItem[]> {
  const files = await giveFiles(db, { from: "booking", id: repair_id, repair_id });
  return files.map((file) => ({ type: "PhotoAdded", payload: { ...file, shared: false } }));
}

const heldItem = ({ until }: Hold): JournalItem => ({ type: "BookingHeld", payload: { until } });

/** Nothing for a known client, nor for the server's own machine. */
async function insertOrigin(
  db: ShopDb,
  { shop_id, id: repair_id, created_at }: BookingPlan["repair"],
  { input: { from }, acquaintance, hold }: Writing,
): Promise<void> {
  if (!from || acquaintance === "known") return;
  await insertBooking(db, {
    shop_id,
    repair_id,
    network: from.network,
    created_at,
    held_until: hold?.until ?? null,
    token_hash: hold ? hashOf(hold.token) : null,
    confirmed_at: acquaintance === "confirmed" ? created_at : null,
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
  if (!event) return refuse("id-taken");
  const booking = await loadBooking(db, repair.id);
  const held_until = booking && holdState(booking) === "waiting" ? booking.held_until : null;
  return { ...resultOf(repair, event), ...(held_until && { held_until }) };
}
