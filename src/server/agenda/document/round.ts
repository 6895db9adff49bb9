/** A person's appointments as a calendar that their telephone follows (RFC 5545): the working facts alone. */
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { visitAddress } from "../../../domain/agenda/visit.ts";
import { storedCard } from "../../../domain/catalogue/safety/cards.ts";
import { formatAddress } from "../../../domain/client/address.ts";
import type { Client } from "../../../domain/client/client.ts";
import { fullName } from "../../../domain/client/names.ts";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { applianceLabel, type Appliance } from "../../../domain/repair/appliance/appliance.ts";
import type { Instant, Zone } from "../../../domain/time.ts";
import { calendarTimes } from "./calendar.ts";

type Visited = {
  client: Pick<Client, "lastname" | "firstname" | "phones" | "addresses">;
  reference: string;
  danger: string;
  urgency: number;
  appliance: Appliance | undefined;
  fault: string;
};
/** Without a client: time that is only taken. */
export type RoundVisit = { event: AgendaEvent } & (Visited | { client?: undefined });

/** `zone`: that of the shop. */
type Round = {
  name: string;
  zone: Zone;
  visits: readonly RoundVisit[];
  origin: string;
  now: Instant;
};

/** Asked again every quarter of an hour by applications that read it. */
const EVERY_SECONDS = 900;

export function roundFile({ name, zone, visits, origin, now }: Round): string {
  const calendar = ical({
    name,
    prodId: "//Etabli//Tournee//FR",
    method: ICalCalendarMethod.PUBLISH,
    ttl: EVERY_SECONDS,
  });
  for (const visit of visits) {
    const { event } = visit;
    calendar.createEvent({
      id: event.id,
      stamp: now,
      ...calendarTimes(event, zone),
      summary: titleOf(visit),
      description: detailsOf(visit).filter(Boolean).join("\n"),
      location: placeOf(visit),
      status: event.status === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(event.repair_id && { url: `${origin}/app/sheet/${event.repair_id}` }),
    });
  }
  return calendar.toString();
}

function titleOf(visit: RoundVisit): string {
  if (!visit.client) return visit.event.notes.split("\n")[0] || visit.event.kind;
  const { client, urgency } = visit;
  const name = fullName(client);
  return [urgency === 1 && "URGENT", name, visit.appliance?.kind].filter(Boolean).join(" · ");
}

function detailsOf(visit: RoundVisit): (string | false)[] {
  const { kind, notes } = visit.event;
  if (!visit.client) return [kind, notes];
  const { client, reference, danger, appliance, fault } = visit;
  const card = storedCard(danger);
  const access = addressOf(visit)?.complement;
  return [
    [kind, appliance && applianceLabel(appliance)].filter(Boolean).join(" · "),
    fault !== "" && `Panne\u00a0: ${fault}`,
    card !== null && `Danger\u00a0: ${card.label}`,
    client.phones.length > 0 &&
      `Téléphone\u00a0: ${client.phones.map(({ number }) => formatPhone(number)).join(", ")}`,
    access !== undefined && access !== "" && `Accès\u00a0: ${access}`,
    notes !== "" && `Notes\u00a0: ${notes}`,
    `Référence\u00a0: ${reference}`,
  ];
}

const addressOf = ({ event, client }: RoundVisit) =>
  client && visitAddress(event, client.addresses);

function placeOf(visit: RoundVisit): string {
  const address = addressOf(visit);
  return address ? formatAddress(address) : visit.client ? visit.event.where : "";
}
