/** An appointment as a calendar file (RFC 5545): in the confirmation's mail and on the tracking page. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { shopAddress, type Shop } from "../../../domain/shop/shop.ts";
import { addDays, dateOf, lastDateOf, type Instant, type Zone } from "../../../domain/time.ts";

type Entry = {
  event: Pick<
    AgendaEvent,
    | "id"
    | "kind"
    | "where"
    | "status"
    | "start_at"
    | "end_at"
    | "fullday"
    | "public_start_at"
    | "public_end_at"
  >;
  shop: Pick<Shop, "name" | "phone" | "street" | "complement" | "zipcode" | "city" | "timezone">;
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
    ...calendarTimes(
      {
        start_at: event.public_start_at ?? event.start_at,
        end_at: event.public_end_at ?? event.end_at,
        fullday: event.fullday,
      },
      shop.timezone,
    ),
    summary: `${event.kind} – ${shop.name}`,
    description: [`Référence : ${reference}`, phone, `Suivi : ${url}`].filter(Boolean).join("\n"),
    location: event.where === "Atelier" ? `${shop.name}, ${shopAddress(shop)}` : "Chez vous",
    status: event.status === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url,
  });
  return calendar.toString();
}

/** Whole days have dates, which no telephone moves to its own time zone; the end is the day after the last (RFC 5545, 3.6.1). */
export function calendarTimes(
  { start_at, end_at, fullday }: Pick<AgendaEvent, "start_at" | "end_at" | "fullday">,
  zone: Zone,
) {
  if (!fullday) return { start: start_at, end: end_at };
  return {
    start: `${dateOf(start_at, zone)}T00:00:00Z`,
    end: `${addDays(lastDateOf(start_at, end_at, zone), 1)}T00:00:00Z`,
    allDay: true,
  };
}
