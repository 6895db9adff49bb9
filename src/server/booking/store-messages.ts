/** What a booking announces: a confirmation to the client with a calendar file, the news to the shop. */
import { DEFAULT_COUNTRY, formatAddress } from "../../domain/client/address.ts";
import { fullName } from "../../domain/client/names.ts";
import { formatPhone } from "../../domain/client/phone.ts";
import type { Email, Sender } from "../../domain/message/message.ts";
import { bookingConfirmed, bookingNew } from "../../domain/message/templates.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import { kindOf } from "../../domain/catalogue/kinds.ts";
import { shopAddress, type Shop } from "../../domain/shop/shop.ts";
import { addMinutes, type Instant } from "../../domain/time.ts";
import { queueMessage, type Attachment } from "../message/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { calendarFile } from "./document-calendar.ts";
import type { Made } from "./store.ts";

type Occasion = { request: BookingRequest; now: Instant; origin: string };

/** Queues both letters in the booking's own transaction. A client without an e-mail gets none. */
export async function announceBooking(db: ShopDb, made: Made, occasion: Occasion): Promise<void> {
  const { request, origin, now } = occasion;
  const { event, reference, shop } = made;
  const url = `${origin}/suivi/${made.sheetid}`;
  const calendar: Attachment = {
    filename: "rendez-vous.ics",
    content_type: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendarFile({ event, shop, reference, url, now }),
  };
  const about = aboutOf(made, request);
  const toClient = bookingConfirmed({
    ...about,
    to: request.client.email,
    url,
    change_until: addMinutes(made.public_start_at, -shop.booking_rules.cancel_limit_minutes),
  });
  const toShop = bookingNew({
    ...about,
    to: shop.email,
    url: `${origin}/app/sheet/${request.booking_id}`,
    client: fullName(request.client),
    phone: formatPhone(request.client.phone),
    description: request.description,
  });
  await Promise.all([queue(db, toClient, request, [calendar]), queue(db, toShop, request, [])]);
}

const queue = async (
  db: ShopDb,
  email: Email | null,
  { booking_id }: BookingRequest,
  attachments: Attachment[],
): Promise<void> => {
  if (!email) return;
  const { to: recipient, ...said } = email;
  await queueMessage(db, { ...said, recipient, attachments, repair_id: booking_id });
};

function aboutOf(
  { shop, event, reference, public_start_at, public_end_at }: Made,
  request: BookingRequest,
) {
  const { appliance } = request;
  return {
    shop: senderOf(shop),
    kind: event.kind,
    where: event.where,
    public_start_at,
    public_end_at,
    zone: shop.timezone,
    reference,
    appliance: appliance
      ? [kindOf(appliance.kind_id).name, appliance.brand].filter(Boolean).join(" ")
      : "",
    address: request.address ? formatAddress({ ...request.address, country: DEFAULT_COUNTRY }) : "",
  };
}

export const senderOf = (shop: Shop): Sender => ({
  name: shop.name,
  phone: shop.phone ? formatPhone(shop.phone) : "",
  email: shop.email,
  address: shopAddress(shop),
});
