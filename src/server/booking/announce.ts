/** What a booking announces: a confirmation to the client with a calendar file, a notice to the shop. */
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import type { BookingRequest } from "../../domain/booking/request.ts";
import { changeableUntil } from "../../domain/booking/rules.ts";
import { kindOf } from "../../domain/catalogue/kinds.ts";
import { DEFAULT_COUNTRY, formatAddress } from "../../domain/client/address.ts";
import { fullName } from "../../domain/client/names.ts";
import { formatPhone } from "../../domain/client/phone/phone.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { bookingConfirmed, bookingNew } from "../../domain/message/appointment.ts";
import type { Instant } from "../../domain/time.ts";
import { calendarFile } from "../agenda/document/calendar.ts";
import { queueEmails, type Attachment } from "../message/outbox/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { StaffedShop } from "../shop/store.ts";

type BookingSummary = {
  sheetid: string;
  reference: string;
  public_start_at: Instant;
  public_end_at: Instant;
};
type AnnouncementContext = {
  request: BookingRequest;
  shop: StaffedShop;
  event: AgendaEvent;
  now: Instant;
  /** What the links begin with. */
  origin: string;
};

/** Queues both letters in the booking's own transaction. A client without an e-mail gets none. */
export async function announceBooking(
  db: ShopDb,
  result: BookingSummary,
  context: AnnouncementContext,
): Promise<void> {
  const { request, shop, event, now, origin } = context;
  const url = `${origin}/suivi/${result.sheetid}`;
  const calendar: Attachment = {
    filename: "rendez-vous.ics",
    content_type: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendarFile({ event, shop, reference: result.reference, url, now }),
  };
  const visit = visitOf(result, context);
  const toClient = bookingConfirmed({
    ...visit,
    to: request.client.email,
    url,
    change_until: changeableUntil(result.public_start_at, shop.booking_rules),
  });
  const toShop = bookingNew({
    ...visit,
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

/** What both letters say of the visit. */
function visitOf(
  { reference, public_start_at, public_end_at }: BookingSummary,
  { request: { appliance, address }, shop, event }: AnnouncementContext,
) {
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
    address: address ? formatAddress({ ...address, country: DEFAULT_COUNTRY }) : "",
  };
}
