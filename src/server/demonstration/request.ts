/** A client asks for a visit: online, as any visitor, or on the telephone, where the desk creates the repair. */
import type { FreeSlot } from "../../domain/agenda/slot-request.ts";
import { nearestSlots } from "../../domain/agenda/slot-choice.ts";
import { freeSlots } from "../../domain/agenda/slots.ts";
import { deskRules } from "../../domain/agenda/slot-request.ts";
import { parseBooking } from "../../domain/booking/request.ts";
import { initialStatus } from "../../domain/catalogue/interventions.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { parseCreation } from "../../domain/repair/creation.ts";
import { addMinutes, instantAt, type Instant } from "../../domain/time.ts";
import { placeOf } from "../agenda/locate.ts";
import { slotRequestOf } from "../agenda/slots/find.ts";
import { busyEventsAround } from "../agenda/store.ts";
import { eventsOfRepairs } from "../agenda/store.ts";
import { book } from "../booking/book.ts";
import { LastStatements } from "../platform/database/scope.ts";
import { createRepair } from "../repair/create.ts";
import { loadRepairs } from "../repair/store.ts";
import { idOf } from "./chance.ts";
import { ZONE } from "./hours.ts";
import { colleague, contextOf, demand, deskOf, type Stage } from "./stage.ts";
import type { Story, Wish } from "./story.ts";

/** What became of a request: its repair, and when its visit ends if there is one. */
export type Opened = { repair_id: string; event_id: string | null; end_at: Instant };

const WHERE = "Chez le client";
const VISIT_MINUTES = 60;

type Window = Pick<
  FreeSlot,
  "user_id" | "start_at" | "end_at" | "public_start_at" | "public_end_at"
>;

/** Undefined when the day is full: the client calls another shop. */
export async function openRepair(stage: Stage, story: Story): Promise<Opened | undefined> {
  const { wish } = story;
  if (!wish) return createAtDesk(stage, story, null);
  const slot = wish.on_call ? urgentWindow(wish) : await slotFor(stage, story, wish);
  if (!slot) return undefined;
  return story.by === "client" ? bookOnline(stage, story, slot) : createAtDesk(stage, story, slot);
}

async function slotFor(stage: Stage, story: Story, wish: Wish): Promise<FreeSlot | undefined> {
  const { shop } = stage;
  const { asked_at: now, by, kind, breakdown, client } = story;
  const { category_id, kind_id } = breakdown;
  const place = placeOf(client.address);
  const machine = { category_id, kind_id };
  const question = { kind, where: WHERE, ...machine, place, first: wish.day, days: 1 } as const;
  const events = await busyEventsAround(stage.db, { first: wish.day, at: now, days: 1 });
  const request = slotRequestOf({ shop, events }, { question, now });
  const slots = freeSlots({
    ...request,
    booking: by === "client" ? shop.booking_rules : deskRules(shop.booking_rules),
    technicians: request.technicians.filter(({ id }) => id === wish.user_id),
  });
  return nearestSlots(slots, { start_at: instantAt(wish.day, wish.minute, ZONE) }, 1)[0];
}

/** The slot search offers nothing outside the opening hours: the hours of an on-call visit are those of the plan. */
function urgentWindow({ user_id, day, minute }: Wish): Window {
  const start_at = instantAt(day, minute, ZONE);
  const end_at = addMinutes(start_at, VISIT_MINUTES);
  const public_start_at = instantAt(day, minute - (minute % 60), ZONE);
  return {
    user_id,
    start_at,
    end_at,
    public_start_at,
    public_end_at: addMinutes(public_start_at, 120),
  };
}

async function bookOnline(stage: Stage, story: Story, slot: Window): Promise<Opened> {
  const { client, breakdown, kind, asked_at: now } = story;
  const { kind_id, category_id, brand, model, symptom } = breakdown;
  const { type, lastname, firstname, email, phone, address } = client;
  const raw = {
    booking_id: idOf(`${story.label} repair`),
    kind,
    where: WHERE,
    appliance: { kind_id, category_id, brand, model },
    description: symptom,
    client: { type, lastname, firstname, email, phone },
    address,
    slot,
    consents: { cgv: true },
  };
  const request = demand(story.label, parseBooking(raw, parsePhone));
  const place = placeOf(address);
  const booking = { request, place, now, origin: stage.origin };
  const booked = demand(story.label, await book(stage.db, stage.shop.id, booking));
  if (booked instanceof LastStatements) await booked.send();
  const { booking_id: repair_id } = request;
  const [[repair], [event]] = await Promise.all([
    loadRepairs(stage.db, [repair_id]),
    eventsOfRepairs(stage.db, [repair_id]),
  ]);
  if (repair) stage.known.set(client.id, repair.client_id);
  return { repair_id, event_id: event?.id ?? null, end_at: slot.end_at };
}

async function createAtDesk(stage: Stage, story: Story, slot: Window | null): Promise<Opened> {
  const { db, shop, known } = stage;
  const { client, asked_at: at, wish } = story;
  const creation = demand(story.label, parseCreation(creationOf(stage, story, slot)));
  const author = wish?.on_call ? colleague(wish.user_id) : deskOf(stage);
  const context = { ...contextOf(stage, author, at), shop_id: shop.id };
  const { repair_id } = demand(story.label, await createRepair(db, creation, context));
  known.set(client.id, creation.client_id);
  return { repair_id, event_id: slot && eventId(story), end_at: slot?.end_at ?? at };
}

function creationOf(stage: Stage, story: Story, slot: Window | null): Record<string, unknown> {
  const { label, client, breakdown, kind, wish } = story;
  const { kind_id, category_id, brand, model, symptom } = breakdown;
  const serial = idOf(`${label} serial`).slice(0, 8).toUpperCase();
  const appliance = { kind_id, category_id, brand, model, serial };
  const repair_id = idOf(`${label} repair`);
  const client_id = stage.known.get(client.id) ?? client.id;
  return {
    repair_id,
    client_id,
    ...(stage.known.has(client.id) ? {} : { client: recordOf(stage, story) }),
    status: slot ? initialStatus(kind) : "Brouillon",
    urgency: wish?.on_call ? 1 : 0,
    items: [
      { type: "ApplianceAdded", payload: { appliance } },
      { type: "NotesAdded", payload: { description: symptom } },
    ],
    intervention_type: kind,
    where: WHERE,
    event: slot && { ...eventOf(slot), id: eventId(story), kind, where: WHERE, repair_id },
  };
}

const eventId = ({ label }: Story): string => idOf(`${label} visit`);

const eventOf = ({ user_id, ...hours }: Window): Record<string, unknown> => ({
  trip_duration_before: 15,
  ...hours,
  assigned_to: [user_id],
});

/** The client's record, typed at the first call. */
function recordOf({ shop }: Stage, { client }: Story): Record<string, unknown> {
  const { phone, address, ...record } = client;
  return {
    ...record,
    shop_id: shop.id,
    phones: [{ name: "Portable", number: phone }],
    addresses: [{ ...address, tags: ["facturation", "intervention"], country: "France" }],
  };
}
