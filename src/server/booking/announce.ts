/** What a booking announces: a confirmation to the client with a calendar file, a notice to the shop. */
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import type { BookedAppliance, BookingRequest } from "../../domain/booking/request.ts";
import { changeableUntil } from "../../domain/booking/rules.ts";
import type { DangerCard } from "../../domain/catalogue/safety/card.ts";
import { kindOf } from "../../domain/catalogue/kinds.ts";
import type { Client } from "../../domain/client/client.ts";
import { DEFAULT_COUNTRY, formatAddress } from "../../domain/client/address.ts";
import { fullName } from "../../domain/client/names.ts";
import { formatPhone } from "../../domain/client/phone/phone.ts";
import { reachOf } from "../../domain/message/channel.ts";
import type { Email } from "../../domain/message/message.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { bookingConfirmed, bookingNew } from "../../domain/message/appointment.ts";
import { formatWindow, type Instant } from "../../domain/time.ts";
import { calendarFile } from "../agenda/document/calendar.ts";
import { notify } from "../message/notification/store.ts";
import { queueEmails, type Attachment } from "../message/outbox/store.ts";
import type { Author } from "../platform/change.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import type { StaffedShop } from "../shop/store.ts";

type BookingSummary = {
  sheetid: string;
  /** Each appliance of a visit for several, the first one first. */
  sheets?: { appliance: string; sheetid: string }[];
  reference: string;
  danger?: DangerCard;
  public_start_at: Instant;
  public_end_at: Instant;
};
type AnnouncementContext = {
  request: BookingRequest;
  /** As the shop has them on file. */
  client: Pick<Client, "email">;
  shop: StaffedShop;
  event: AgendaEvent;
  now: Instant;
  /** What the links begin with. */
  origin: string;
  /** Secret of the link by which the client decides on what was typed; it goes to the e-mail on file only. */
  details_token?: string | undefined;
};

/** The confirmation goes to the e-mail on file, and to the one that was typed: it holds no text of the visitor. */
export async function announceBooking(
  db: ShopDb,
  result: BookingSummary,
  context: AnnouncementContext,
): Promise<void> {
  const { request, client, shop, event, now, origin, details_token } = context;
  const url = `${origin}/suivi/${result.sheetid}`;
  const calendar: Attachment = {
    filename: "rendez-vous.ics",
    content_type: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendarFile({ event, shop, reference: result.reference, url, now }),
  };
  const visit = visitOf(result, context);
  const name = fullName(request.client);
  const addresses = recipientsOf(client, request);
  const reach = reachOf(
    { email: addresses[0] ?? "", phones: [{ number: request.client.phone }] },
    "booking-confirmed",
  );
  const sms_to = reach.channel === "sms" ? reach.to : undefined;
  const confirmations = addresses.map((to) =>
    bookingConfirmed({
      ...visit,
      to,
      url,
      others: (result.sheets ?? []).slice(1).map(({ appliance, sheetid }) => ({
        appliance,
        url: `${origin}/suivi/${sheetid}`,
      })),
      change_until: changeableUntil(result.public_start_at, shop.booking_rules),
      ...(details_token &&
        to === client.email.toLowerCase() && {
          details_url: `${url}/coordonnees/${details_token}`,
        }),
    }),
  );
  const toShop = noticeToShop(shop, `${origin}/app/sheet/${request.booking_id}`, {
    ...visit,
    appliance: [request, ...request.others].map(applianceText).filter(Boolean).join(", "),
    address: request.address ? formatAddress({ ...request.address, country: DEFAULT_COUNTRY }) : "",
    client: name,
    phone: formatPhone(request.client.phone),
    description: descriptionOf(request),
  });
  const about = { repair_id: request.booking_id, author: CLIENT_AUTHOR, at: now };
  // The last statements of the transaction: sent together, none waits for another.
  await Promise.all([
    queueEmails(db, { shop_id: shop.id, repair_id: request.booking_id, at: now }, [
      ...confirmations.map((email) => ({ email, attachments: [calendar], sms_to })),
      { email: toShop },
    ]),
    notifyBooking(db, { shop, client: name, ...about, ...result }),
    reach.channel === "call" &&
      notify(db, {
        kind: "to-call",
        about: { client: name, phone: formatPhone(reach.to) },
        ...about,
      }),
  ]);
}

const CLIENT_AUTHOR = { kind: "client", account_id: null } as const;

type BookingNotice = {
  shop: StaffedShop;
  repair_id: string;
  client: string;
  author: Author;
  at: Instant;
  public_start_at: Instant;
  public_end_at: Instant;
};

export const notifyBooking = (db: ShopDb, notice: BookingNotice): Promise<void> => {
  const { shop, repair_id, client, author, at, public_start_at, public_end_at } = notice;
  const window = formatWindow(public_start_at, public_end_at, shop.timezone);
  return notify(db, { kind: "booking", about: { client, window }, repair_id, author, at });
};

type NoticeFields = Omit<Parameters<typeof bookingNew>[0], "to" | "shop" | "url" | "zone">;

/** Of a booking that stands: at once, or when a held one is confirmed. */
export const noticeToShop = (shop: StaffedShop, url: string, fields: NoticeFields): Email | null =>
  bookingNew({ ...fields, to: shop.email, shop: senderOf(shop), url, zone: shop.timezone });

/** Without any address the confirmation is for the telephone on file. */
const recipientsOf = (
  { email }: Pick<Client, "email">,
  { client }: BookingRequest,
): readonly string[] => {
  const known = [...new Set([email.toLowerCase(), client.email].filter(Boolean))];
  return known.length > 0 ? known : [""];
};

function visitOf(
  { reference, public_start_at, public_end_at, danger }: BookingSummary,
  { request: { appliance }, shop, event }: AnnouncementContext,
) {
  return {
    shop: senderOf(shop),
    kind: event.kind,
    where: event.where,
    public_start_at,
    public_end_at,
    zone: shop.timezone,
    reference,
    danger: danger ?? null,
    appliance: appliance ? kindOf(appliance.kind_id).name : "",
    kind_id: appliance?.kind_id ?? null,
  };
}

const applianceText = ({ appliance }: BookedAppliance): string =>
  appliance ? [kindOf(appliance.kind_id).name, appliance.brand].filter(Boolean).join(" ") : "";

/** Of several appliances, each with what was said of it. */
function descriptionOf({ others, ...first }: BookingRequest): string {
  if (others.length === 0) return first.description;
  return [first, ...others]
    .filter(({ description }) => description.trim() !== "")
    .map((one) => `${applianceText(one) || "Autre appareil"} : ${one.description}`)
    .join("\n");
}
