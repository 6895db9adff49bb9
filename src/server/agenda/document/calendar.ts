/** An appointment as a calendar file (RFC 5545): in the confirmation's mail and on the tracking page. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { shopAddress, type Shop } from "../../../domain/shop/shop.ts";
import type { Instant } from "../../../domain/time.ts";

type Entry = {
  event: Pick<
    AgendaEvent,
    "id" | "kind" | "where" | "status" | "start_at" | "end_at" | "public_start_at" | "public_end_at"
  >;
  shop: Pick<Shop, "name" | "phone" | "street" | "complement" | "zipcode" | "city">;
  reference: string;
  /** The tracking page, absolute. */
  url: string;
  now: Instant;
};

/**
 * The window announced, never the technician's real hours; the address of the shop when it takes place
 * there, none of the client's: a calendar is often shared. The same event keeps its UID, so a newer
 * file replaces the older entry.
 */
export function calendarFile({ event, shop, reference, url, now }: Entry): string {
  const phone = shop.phone ? `Téléphone : ${formatPhone(shop.phone)}` : "";
  const calendar = ical({
    prodId: "//Etabli//Rendez-vous//FR",
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: event.id,
    stamp: now,
    start: event.public_start_at ?? event.start_at,
    end: event.public_end_at ?? event.end_at,
    summary: `${event.kind} – ${shop.name}`,
    description: [`Référence : ${reference}`, phone, `Suivi : ${url}`].filter(Boolean).join("\n"),
    location: event.where === "Atelier" ? `${shop.name}, ${shopAddress(shop)}` : "Chez vous",
    status: event.status === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
  });
  return calendar.toString();
}
