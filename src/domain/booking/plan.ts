/** What a booking will write, decided before anything is written. The ids and the time are given. */
import { newEvent, type AgendaEvent } from "../agenda/event.ts";
import type { FreeSlot } from "../agenda/slot-request.ts";
import type { Place } from "../agenda/travel.ts";
import { initialStatus } from "../catalogue/interventions.ts";
import { UNKNOWN_KIND } from "../catalogue/kinds.ts";
import { tunnelTo, type Answer } from "../catalogue/tree/tunnel.ts";
import { DEFAULT_COUNTRY, type Address } from "../client/address.ts";
import type { Client } from "../client/client.ts";
import { BLANK_TEXTS } from "../client/fields.ts";
import type { Gain } from "../client/gain.ts";
import { newClient } from "../client/new.ts";
import { phoneNameOf } from "../client/phone/phone.ts";
import { proposalOf } from "../client/proposal.ts";
import { recognise } from "../client/same-client.ts";
import type { Appliance } from "../repair/appliance/appliance.ts";
import { newAppliance } from "../repair/appliance/new.ts";
import type { JournalItem } from "../repair/journal.ts";
import { newRepair, type NewRepair } from "../repair/new.ts";
import { openingItems } from "../repair/opening.ts";
import { minutesBetween, type Instant } from "../time.ts";
import type { BookingRequest } from "./request.ts";

export type BookingPlan = {
  /** The client as the shop will know them. */
  client: Client;
  /** What was typed about a known client and is not on file; undefined for a new one. */
  proposal: Gain | undefined;
  appliance: Appliance | null;
  repair: NewRepair;
  event: AgendaEvent;
  items: JournalItem[];
};

export type PlanContext = {
  shop_id: string;
  /** The clients of the shop who have this e-mail or this phone. */
  candidates: readonly (Client & { former_emails?: readonly string[] })[];
  /** Who proved by a code to be on file, and the appliance that they chose of theirs. */
  returning?: { client: Client; appliance: Appliance | null } | undefined;
  /** The slot as it can be kept now, its trips included. */
  free: FreeSlot;
  place: Place | null;
  now: Instant;
  newId: () => string;
};

export function planBooking(request: BookingRequest, context: PlanContext): BookingPlan {
  const { shop_id, now, newId } = context;
  const { booking_id, kind, where, description } = request;
  const { client, proposal } = clientOf(request, context);
  const appliance =
    context.returning?.appliance ??
    (request.appliance && newAppliance({ ...request.appliance, id: newId(), created_at: now }));
  const event = eventOf(request, context);
  const repair = newRepair({
    shop_id,
    id: booking_id,
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
    tunnel_answer: answersOf(request),
    urgency: request.urgency,
    status: initialStatus(kind),
  };
  const items = openingItems(opening, { client, appliance, event });
  return { client, proposal, appliance, repair, event, items };
}

/** In the words of the tree, and not in those that came over the wire; none when they are of another machine. */
const answersOf = ({ appliance, symptom }: BookingRequest): readonly Answer[] =>
  symptom ? tunnelTo(appliance?.kind_id ?? UNKNOWN_KIND.id, symptom.id, symptom.input).path : [];

/** The client found again, whose record stays as it is, or a new one: doubts between several make a new one. */
function clientOf(
  request: BookingRequest,
  context: PlanContext,
): Pick<BookingPlan, "client" | "proposal"> {
  const { shop_id, candidates, now, newId } = context;
  const contact = contactOf(request);
  const address = addressOf(request, context);
  const known = context.returning?.client ?? knownClient(request, candidates);
  const content = { type: request.client.type, ...contact, addresses: address ? [address] : [] };
  if (known) {
    const proposal = proposalOf(known, { ...BLANK_TEXTS, ...content }, newId);
    return { proposal, client: known };
  }
  return {
    proposal: undefined,
    client: newClient({ ...content, id: newId(), shop_id, created_at: now }),
  };
}

/** The client on file that this request matches; undefined for none, or for several. */
export function knownClient(
  request: BookingRequest,
  candidates: PlanContext["candidates"],
): PlanContext["candidates"][number] | undefined {
  const recognition = recognise(contactOf(request), candidates);
  return recognition.found === "same"
    ? candidates.find(({ id }) => id === recognition.client_id)
    : undefined;
}

const contactOf = ({ client }: BookingRequest) => ({
  lastname: client.lastname,
  firstname: client.firstname,
  email: client.email,
  phones: phonesOf(client).map((number) => ({ name: phoneNameOf(number), number })),
});

/** The first one is the one that is called. */
export const phonesOf = ({
  phone,
  other_phones,
}: Pick<BookingRequest["client"], "phone" | "other_phones">): string[] => [
  ...new Set([phone, ...other_phones]),
];

function addressOf({ address }: BookingRequest, { place, newId }: PlanContext): Address | null {
  if (!address) return null;
  const { street, complement, zip, city } = address;
  return {
    address_id: newId(),
    tags: ["intervention"],
    street,
    complement,
    zip,
    city,
    country: DEFAULT_COUNTRY,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  };
}

function eventOf(
  { kind, where, booking_id }: BookingRequest,
  { shop_id, free, place, newId }: PlanContext,
): AgendaEvent {
  const { user_id, cost: _cost, alternates: _alternates, ...hours } = free;
  return newEvent({
    ...hours,
    id: newId(),
    shop_id,
    kind,
    where,
    repair_id: booking_id,
    assigned_to: [user_id],
    duration: minutesBetween(free.start_at, free.end_at),
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  });
}
