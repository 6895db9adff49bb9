/** What a booking writes for one appliance of the visit: its repair, its appointment and its journal. */
import { newEvent, type AgendaEvent } from "../../agenda/event.ts";
import type { VisitHours } from "../../agenda/together/hours.ts";
import { initialStatus } from "../../catalogue/interventions.ts";
import { UNKNOWN_KIND } from "../../catalogue/kinds.ts";
import { tunnelTo, type Answer } from "../../catalogue/tree/tunnel.ts";
import type { Client } from "../../client/client.ts";
import type { Appliance } from "../../repair/appliance/appliance.ts";
import { newAppliance } from "../../repair/appliance/new.ts";
import type { JournalItem } from "../../repair/journal.ts";
import { newRepair, type NewRepair } from "../../repair/new.ts";
import { openingItems } from "../../repair/opening.ts";
import type { BookedAppliance, BookingRequest } from "../request.ts";
import type { PlanContext } from "./context.ts";

export type PlannedAppliance = {
  appliance: Appliance | null;
  /** The appliance is one of the client's that the shop knows. */
  isOnFile: boolean;
  repair: NewRepair;
  event: AgendaEvent;
  items: JournalItem[];
};

type Part = {
  booked: BookedAppliance;
  repair_id: string;
  client: Client;
  /** The one of the client's that the shop knows already. */
  known: Appliance | null | undefined;
  hours: VisitHours;
};

export function planAppliance(
  request: BookingRequest,
  part: Part,
  context: PlanContext,
): PlannedAppliance {
  const { shop_id, now, newId } = context;
  const { kind, where, urgency } = request;
  const { booked, client, repair_id, known } = part;
  const { description } = booked;
  const appliance =
    known ??
    (booked.appliance && newAppliance({ ...booked.appliance, id: newId(), created_at: now }));
  const event = eventOf(request, part, context);
  const repair = newRepair({
    shop_id,
    id: repair_id,
    client_id: client.id,
    appliance_id: appliance?.id ?? null,
    intervention_type: kind,
    where,
    description,
    created_at: now,
    created_by: null,
  });
  const opening = {
    description,
    tunnel_answer: answersOf(booked),
    urgency,
    status: initialStatus(kind),
  };
  return {
    appliance,
    isOnFile: Boolean(known),
    repair,
    event,
    items: openingItems(opening, { client, appliance, event }),
  };
}

/** In the words of the tree, and not in those that came over the wire; none when they are of another machine. */
const answersOf = ({ appliance, symptom }: BookedAppliance): readonly Answer[] =>
  symptom ? tunnelTo(appliance?.kind_id ?? UNKNOWN_KIND.id, symptom.id, symptom.input).path : [];

function eventOf(
  { kind, where, booking_id, others }: BookingRequest,
  { hours, repair_id }: Part,
  { shop_id, free, place, newId }: PlanContext,
): AgendaEvent {
  return newEvent({
    ...hours,
    id: newId(),
    shop_id,
    kind,
    where,
    repair_id,
    visit_id: others.length > 0 ? booking_id : null,
    assigned_to: [free.user_id],
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  });
}
