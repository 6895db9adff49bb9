/** What a booking writes: the client, the repair with its journal, the messages, the appointment. */
import { randomUUIDv7 } from "node:crypto";
import { newEvent, type AgendaEvent } from "../../domain/agenda/event.ts";
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import { journalOf } from "../../domain/booking/journal.ts";
import { DEFAULT_COUNTRY, type Address } from "../../domain/client/address.ts";
import type { Client } from "../../domain/client/client.ts";
import { phoneNameOf } from "../../domain/client/phone/phone.ts";
import { fillBlanks, recognise } from "../../domain/client/same-client.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { Appliance } from "../../domain/repair/appliance/appliance.ts";
import { newAppliance } from "../../domain/repair/appliance/new.ts";
import { dateOf, minutesBetween } from "../../domain/time.ts";
import { insertEvent } from "../agenda/store.ts";
import { insertClient, saveFilled, type ReachedClient } from "../client/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import {
  appendItems,
  createRepair,
  insertAppliance,
  numberRepair,
  type NewRepair,
} from "../repair/store.ts";
import type { StaffedShop } from "../shop/store.ts";
import { announceBooking } from "./announce.ts";
import type { Booking, Made } from "./book.ts";

export type Decided = {
  shop: StaffedShop;
  candidates: readonly ReachedClient[];
  booking: Booking;
  free: FreeSlot;
};

/** Writes what was decided; the database has the last word on the appointment. */
export async function write(db: ShopDb, decided: Decided): Promise<Made | Refusal<"slot-taken">> {
  const { shop, booking } = decided;
  const { client, save } = clientOf(decided);
  const event = eventOf(decided);
  const appliance = applianceOf(booking);
  const id = booking.request.booking_id;
  const owner = { shop_id: shop.id, client_id: client.id };
  // Statements of one breath leave in their order: the client is there before what belongs to it. The
  // appointment last: its refusal ends the transaction, and nothing may follow it.
  const [, , { sheetid }, , kept] = await Promise.all([
    save(db),
    appliance && insertAppliance(db, owner, appliance),
    createRepair(db, repairOf(decided, { client, appliance })),
    appendItems(
      db,
      { shop_id: shop.id, repair_id: id, author: CLIENT_AUTHOR, at: booking.now },
      storyOf(booking, { client, appliance, event }),
    ),
    insertEvent(db, event, booking.now),
  ]);
  if (isRefusal(kept)) return kept;
  const reference = await numberRepair(db, { id, created_on: dateOf(booking.now, shop.timezone) });
  const made = { sheetid, reference, ...announced(event), shop, event, client, again: false };
  await announceBooking(db, made, booking);
  return made;
}

type Parts = { client: Client; appliance: Appliance | null };

/** A draft; the journal that follows gives it its first status. */
function repairOf({ shop, booking }: Decided, { client, appliance }: Parts): NewRepair {
  const { request, now } = booking;
  return {
    shop_id: shop.id,
    id: request.booking_id,
    client_id: client.id,
    appliance_id: appliance?.id ?? null,
    intervention_type: request.kind,
    where: request.where,
    description: request.description,
    status: "Brouillon",
    urgency: 0,
    created_at: now,
    created_by: null,
  };
}

function storyOf(
  { request, now }: Booking,
  { client, appliance, event }: Parts & { event: AgendaEvent },
) {
  const { id, type, lastname, firstname } = client;
  return journalOf(request, {
    client: { id, type, lastname, firstname },
    appliance_id: appliance?.id ?? "",
    event_id: event.id,
    end_at: event.end_at,
    at: now,
  });
}

const CLIENT_AUTHOR = { kind: "client", account_id: null } as const;

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
  appliance && newAppliance({ ...appliance, id: randomUUIDv7(), created_at: now });

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

/** The hours announced to the client. */
export const announced = ({ start_at, end_at, public_start_at, public_end_at }: AgendaEvent) => ({
  public_start_at: public_start_at ?? start_at,
  public_end_at: public_end_at ?? end_at,
});
