/** A freed window for a visitor who has no appointment yet. */
import type { FreedHours } from "../../../../domain/agenda/freed/freed.ts";
import type { FreeSlot } from "../../../../domain/agenda/slot-request.ts";
import { freeSlots } from "../../../../domain/agenda/slots.ts";
import type { BookingRequest } from "../../../../domain/booking/request.ts";
import { bookingOf } from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { earlierWindow } from "../../../../domain/booking/waiting/waiting.ts";
import { parsePhone } from "../../../../domain/client/phone/phone.ts";
import { senderOf } from "../../../../domain/message/sender.ts";
import { windowOffered } from "../../../../domain/message/waiting/window-offered.ts";
import { shopPath } from "../../../../domain/shop/address.ts";
import { isBookable } from "../../../../domain/shop/bookable.ts";
import { addMinutes, dateOf } from "../../../../domain/time.ts";
import { loadShopAgenda, slotRequestOf } from "../../../agenda/slots/find.ts";
import { queueEmail } from "../../../message/outbox/store.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import type { StaffedShop } from "../../../shop/store.ts";
import { slotQuestionFor } from "../../book.ts";
import { placeOfRequest } from "../../find.ts";
import type { Moment, Proposal } from "../offered/store.ts";
import type { VisitorRow } from "./store.ts";

type Candidate = { visitor: VisitorRow; freed: FreedHours; shop: StaffedShop };

/** By the rules of a booking: what was typed is read as the booking of these hours. */
export async function proposalToVisitor(
  db: ShopDb,
  { visitor, freed, shop }: Candidate,
  { at, origin }: Moment,
): Promise<Proposal | undefined> {
  const request = requestFor(visitor, freed);
  const slot =
    request && isBookable(shop) && (await windowFor(db, { visitor, freed, shop, request, at }));
  if (!request || !slot) return undefined;
  const place = placeOfRequest(request);
  const { kind, where } = request;
  return {
    slot,
    visit: { kind, where, lat: place?.lat ?? null, lon: place?.lon ?? null },
    to: { visitor_id: visitor.id },
    write: (secret, until) => {
      const letter = windowOffered({
        to: request.client.email,
        shop: senderOf(shop),
        url: `${origin}${shopPath(shop)}/rdv/place/${secret}`,
        kind_id: request.appliance?.kind_id ?? null,
        reference: "",
        zone: shop.timezone,
        offered: slot,
        current: null,
        until,
      });
      return queueEmail(db, letter, { at });
    },
  };
}

/** With the freed hours for a window: only the rest of it is looked at. */
function requestFor(
  { id, request }: VisitorRow,
  { start_at, user_id }: FreedHours,
): BookingRequest | undefined {
  const window = { public_start_at: start_at, public_end_at: addMinutes(start_at, 60) };
  return bookingOf(request, { booking_id: id, slot: { start_at, user_id, ...window } }, parsePhone);
}

type Search = Candidate & { request: BookingRequest; at: Moment["at"] };

async function windowFor(
  db: ShopDb,
  { visitor, freed, shop, request, at }: Search,
): Promise<FreeSlot | undefined> {
  const zone = shop.timezone;
  const { user_id } = freed;
  const first = dateOf(freed.start_at, zone);
  const agenda = await loadShopAgenda(db, shop.id, { first, at, now: at, days: 1, user_id });
  if (!agenda) return undefined;
  const question = { ...slotQuestionFor(request, placeOfRequest(request)), first, days: 1 };
  const { part, weekdays } = visitor;
  const free = freeSlots(slotRequestOf(agenda, { question, now: at }));
  return earlierWindow(free, freed, { part, weekdays, public_start_at: null, zone });
}
