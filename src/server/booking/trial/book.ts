/** Books as a client would, to try: the same page, hours and rules; an appointment alone is written, and one letter leaves. */
import { randomUUIDv7 } from "node:crypto";
import { newEvent, type AgendaEvent } from "../../../domain/agenda/event.ts";
import { trialNotes } from "../../../domain/booking/trial/trial.ts";
import type { BookingRefusal } from "../../../domain/booking/refusals.ts";
import type { BookingRequest } from "../../../domain/booking/request.ts";
import { kindOf } from "../../../domain/catalogue/kinds.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { bookingTrial } from "../../../domain/message/booking-trial.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { dateOf, minutesBetween, type Instant } from "../../../domain/time.ts";
import { loadShopAgenda } from "../../agenda/slots/find.ts";
import { lockUsers, writeEvent } from "../../agenda/store.ts";
import { queueEmail } from "../../message/outbox/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { StaffedShop } from "../../shop/store.ts";
import { findWantedSlot, type BookingInput } from "../book.ts";
import { removeTrial } from "./remove.ts";
import { insertTrial } from "./store.ts";

export type TrialInput = Pick<BookingInput, "request" | "place" | "now" | "origin" | "travel"> & {
  /** Of the person who tries: the only address that is written to. */
  email: string;
};

export type TrialResult = { trial: true; public_start_at: Instant; public_end_at: Instant };

/** A trial takes the place of the one before it. Throws when the person became busy (`refuseTaken`). */
export async function bookTrial(
  db: ShopDb,
  shop_id: string,
  input: TrialInput,
): Promise<TrialResult | Refusal<BookingRefusal> | undefined> {
  const { request, now } = input;
  const { user_id, start_at } = request.slot;
  await lockUsers(db, [user_id]);
  await removeTrial(db);
  const agenda = await loadShopAgenda(db, shop_id, { at: start_at, days: 1, user_id, now });
  if (!agenda) return undefined;
  const free = findWantedSlot(agenda, input);
  if (isRefusal(free)) return free;
  const { cost: _cost, alternates: _alternates, ...hours } = free;
  const event = eventOf(request, { shop_id, hours, place: input.place });
  await writeEvent(db, event, now);
  await insertTrial(db, event.id, now);
  await queueEmail(db, letterOf(agenda.shop, event, input), { at: now });
  const { public_start_at, public_end_at } = free;
  return { trial: true, public_start_at, public_end_at };
}

type Planned = Pick<BookingInput, "place"> & {
  shop_id: string;
  hours: Pick<AgendaEvent, "start_at" | "end_at"> & { user_id: string };
};

function eventOf(request: BookingRequest, { shop_id, hours, place }: Planned): AgendaEvent {
  const { user_id, ...times } = hours;
  const { kind, where } = request;
  return newEvent({
    ...times,
    duration: minutesBetween(times.start_at, times.end_at),
    id: randomUUIDv7(),
    shop_id,
    kind,
    where,
    notes: trialNotes(request),
    assigned_to: [user_id],
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  });
}

const letterOf = (
  shop: StaffedShop,
  event: AgendaEvent,
  { request: { appliance }, email, origin }: TrialInput,
) =>
  bookingTrial({
    to: email,
    shop: senderOf(shop),
    url: `${origin}/app/agenda?date=${dateOf(event.start_at, shop.timezone)}&appointemnt=${event.id}`,
    opening_url: `${origin}/app/onboarding`,
    kind: event.kind,
    where: event.where,
    appliance: appliance ? kindOf(appliance.kind_id).name : "",
    kind_id: appliance?.kind_id ?? null,
    public_start_at: event.public_start_at ?? event.start_at,
    public_end_at: event.public_end_at ?? event.end_at,
    zone: shop.timezone,
  });
