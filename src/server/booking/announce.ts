/** What a booking announces: a confirmation to the client with a calendar file, the news to the shop. */
import { DEFAULT_COUNTRY, formatAddress } from "../../domain/client/address.ts";
import { fullName } from "../../domain/client/names.ts";
import { formatPhone } from "../../domain/client/phone/phone.ts";
import { bookingConfirmed, bookingNew } from "../../domain/message/templates.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import { changeableUntil } from "../../domain/booking/rules.ts";
import { kindOf } from "../../domain/catalogue/kinds.ts";
import { queueEmails, senderOf, type Attachment } from "../message/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { calendarFile } from "../agenda/document/calendar.ts";
import type { Booking, Made } from "./book.ts";

/** Queues both letters in the booking's own transaction. A client without an e-mail gets none. */
export async function announceBooking(
  db: ShopDb,
  made: Made,
  { request, now, origin }: Booking,
): Promise<void> {
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
    change_until: changeableUntil(made.public_start_at, shop.booking_rules),
  });
  const toShop = bookingNew({
    ...about,
    to: shop.email,
    url: `${origin}/app/sheet/${request.booking_id}`,
    client: fullName(request.client),
    phone: formatPhone(request.client.phone),
    description: request.description,
  });
  await queueEmails(db, { shop_id: shop.id, repair_id: request.booking_id, at: now }, [
    { email: toClient, attachments: [calendar] },
    { email: toShop },
  ]);
}

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
