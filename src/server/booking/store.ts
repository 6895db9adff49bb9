/**
 * A booking in one transaction: the client found again or made, the repair with its journal, the
 * appointment. Four exchanges with the database: locks, what is known, what is written, the messages.
 */
import { randomUUIDv7 } from "node:crypto";
import { newEvent, type AgendaEvent } from "../../domain/agenda/event.ts";
import { slotStillFree } from "../../domain/agenda/slot-choice.ts";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import type { Place, TravelTime } from "../../domain/agenda/travel.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import { initialStatus, interventionNamed } from "../../domain/catalogue/interventions.ts";
import { DEFAULT_COUNTRY, type Address } from "../../domain/client/address.ts";
import type { Client } from "../../domain/client/client.ts";
import { phoneNameOf } from "../../domain/client/phone.ts";
import { fillBlanks, recognise } from "../../domain/client/same-client.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { newAppliance, type Appliance } from "../../domain/repair/appliance.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import { dateOf, minutesBetween, type Instant } from "../../domain/time.ts";
import { eventsOfRepairs, insertEvent, lockUsers } from "../agenda/store.ts";
import { loadSlotRequest, type SlotQuestion } from "../agenda/store-slots.ts";
import {
  clientsReachedBy,
  insertClient,
  loadClients,
  lockReach,
  saveFilled,
} from "../client/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { appendItems, createRepair, loadRepairs, type RepairRow } from "../repair/store.ts";
import { isBookable, loadShop, type StaffedShop } from "../shop/store.ts";
import { announceBooking } from "./store-messages.ts";

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

export type BookingRefusal =
  | Refusal<"slot-taken" | "not-bookable">
  | Refusal<"bad-input", Record<string, string>>;

/**
 * Books, or refuses and writes nothing; undefined when the shop of this transaction does not exist.
 * A booking sent twice is answered like the first time (`again`).
 */
export async function book(
  db: ShopDb,
  shop_id: string,
  booking: Booking,
): Promise<Made | BookingRefusal | undefined> {
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
): Promise<FreeSlot | BookingRefusal> {
  const { request, place, now, travel } = booking;
  const { slot } = request;
  const unfit = checkAgainstShop(shop, request);
  if (unfit) return unfit;
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

/** What this shop takes online; undefined when the booking is one of those. */
export function checkAgainstShop(
  shop: StaffedShop,
  { kind, where }: Pick<BookingRequest, "kind" | "where">,
): BookingRefusal | undefined {
  const { online_kinds, locations } = shop.booking_rules;
  if (!isBookable(shop)) return refuse("not-bookable");
  if (!online_kinds.includes(kind))
    return refuse("bad-input", { kind: "Cet atelier ne propose pas ce rendez-vous en ligne." });
  const implied = interventionNamed(kind)?.location;
  if (!locations.includes(where) || (implied && implied !== where))
    return refuse("bad-input", {
      where: "Cet atelier ne propose pas ce lieu pour ce rendez-vous.",
    });
  return undefined;
}

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

const announced = ({ start_at, end_at, public_start_at, public_end_at }: AgendaEvent) => ({
  public_start_at: public_start_at ?? start_at,
  public_end_at: public_end_at ?? end_at,
});

type Decided = {
  shop: StaffedShop;
  candidates: readonly Client[];
  booking: Booking;
  free: FreeSlot;
};

async function write(db: ShopDb, decided: Decided): Promise<Made | Refusal<"slot-taken">> {
  const { shop, booking } = decided;
  const { request, now } = booking;
  const { client, save } = clientOf(decided);
  const event = eventOf(decided);
  const appliance = applianceOf(booking);
  // Statements of one breath leave in their order: the client is there before what belongs to it.
  const [, repair] = await Promise.all([
    save(db),
    createRepair(db, {
      shop_id: shop.id,
      id: request.booking_id,
      client_id: client.id,
      appliance,
      intervention_type: request.kind,
      where: request.where,
      description: request.description,
      status: "Brouillon",
      urgency: 0,
      created_at: now,
      created_by: null,
      year: Number(dateOf(now, shop.timezone).slice(0, 4)),
    }),
  ]);
  const written = { shop_id: shop.id, repair_id: request.booking_id, hand: CLIENT_HAND };
  const made = { ...repair, ...announced(event), shop, event, client, again: false };
  // The appointment last: its refusal ends the transaction, and nothing may follow it.
  const [, , kept] = await Promise.all([
    appendItems(db, written, journalOf({ booking, client, appliance, event })),
    announceBooking(db, made, booking),
    insertEvent(db, event),
  ]);
  return isRefusal(kept) ? kept : made;
}

const CLIENT_HAND = { author: "client", created_by: null } as const;

/** The client as the shop will know them, and how to write it. */
function clientOf({ shop, candidates, booking }: Decided): {
  client: Client;
  save: (db: ShopDb) => Promise<void>;
} {
  const { type, lastname, firstname, email, phone } = booking.request.client;
  const phones = [{ name: phoneNameOf(phone), number: phone }];
  const address = addressOf(booking);
  const recognised = recognise({ lastname, firstname, email, phones }, candidates);
  const known =
    recognised.found === "same"
      ? candidates.find(({ id }) => id === recognised.client_id)
      : undefined;
  if (known) {
    const filled = fillBlanks(known, { firstname, email, phones, address });
    return { client: { ...known, ...filled }, save: (db) => saveFilled(db, known, filled) };
  }
  const client: Client = {
    id: randomUUIDv7(),
    shop_id: shop.id,
    type,
    lastname,
    firstname,
    email,
    phones,
    addresses: address ? [address] : [],
    note: "",
    siren: "",
    created_at: booking.now,
  };
  return { client, save: (db) => insertClient(db, client) };
}

function addressOf({ request: { address }, place }: Booking): Address | null {
  if (!address) return null;
  const { street, complement, zip, city } = address;
  return {
    address_id: randomUUIDv7(),
    tags: ["intervention"],
    street,
    complement,
    zip,
    city,
    country: DEFAULT_COUNTRY,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  };
}

const applianceOf = ({ request: { appliance }, now }: Booking): Appliance | null =>
  appliance &&
  newAppliance({
    id: randomUUIDv7(),
    created_at: now,
    kind_id: appliance.kind_id,
    brand: appliance.brand,
    model: appliance.model,
  });

function eventOf({ shop, booking, free }: Decided): AgendaEvent {
  const { kind, where, booking_id } = booking.request;
  const { user_id, cost: _cost, alternates: _alternates, ...hours } = free;
  return newEvent({
    ...hours,
    id: randomUUIDv7(),
    shop_id: shop.id,
    kind,
    where,
    repair_id: booking_id,
    assigned_to: [user_id],
    duration: minutesBetween(free.start_at, free.end_at),
    lat: booking.place?.lat ?? null,
    lon: booking.place?.lon ?? null,
  });
}

type Story = { booking: Booking; client: Client; appliance: Appliance | null; event: AgendaEvent };

function journalOf({ booking, client, appliance, event }: Story): JournalItem[] {
  const { kind, description } = booking.request;
  const { id, type, lastname, firstname } = client;
  const { start_at, end_at, public_start_at, public_end_at, where } = event;
  const visit = {
    event_id: event.id,
    kind,
    where,
    start_at,
    end_at,
    public_start_at,
    public_end_at,
  };
  const to = initialStatus(kind);
  return [
    { type: "ClientAdded", payload: { client: { id, type, lastname, firstname } } },
    ...(appliance ? [{ type: "ApplianceAdded", payload: { appliance } } as const] : []),
    ...(description ? [{ type: "NotesAdded", payload: { description } } as const] : []),
    { type: "AppointmentPlanned", payload: visit },
    ...(to === "Brouillon"
      ? []
      : [{ type: "StatusChanged", payload: { from: "Brouillon", to } } as const]),
  ];
}
