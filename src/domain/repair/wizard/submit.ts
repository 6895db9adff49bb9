/** What leaves when Create is pressed: a new repair, an open one taken up again, or only an event. */
import { repeatTyped, timesOf } from "../../agenda/event-fields.ts";
import type { RepeatRule } from "../../agenda/series/rule.ts";
import {
  initialStatus,
  type InterventionName,
  type Location,
} from "../../catalogue/interventions.ts";
import { formatAddress } from "../../client/address.ts";
import { refuse, type Refusal } from "../../decision.ts";
import { minutesBetween, type Instant, type Zone } from "../../time.ts";
import { toAppliance, type DatedAppliance } from "../appliance/draft.ts";
import type { TunnelNode } from "../journal.ts";
import { hasWholeAnswer, missingSteps, type WizardStep } from "./wizard.ts";
import {
  addressOf,
  isEventOnly,
  typeOf,
  type WizardAppointment,
  type WizardClient,
  type WizardDraft,
} from "./draft.ts";

/** The event as GraphQL's EventInput takes it, with the defaults of specification §9. */
export type PlannedEvent = {
  id: string;
  start_at: Instant;
  end_at: Instant;
  duration: number;
  fullday: boolean;
  kind: string;
  where: string;
  repair_id: string | null;
  assigned_to: string[];
  notes: string;
  status: "TODO";
  public_start_at: Instant | null;
  public_end_at: Instant | null;
  trip_duration_before: number;
  trip_duration_after: number;
  trip_is_included_before: boolean;
  trip_is_included_after: boolean;
  lat: number | null;
  lon: number | null;
};

export type CreationItem =
  | { type: "ClientAdded"; payload: { client: WizardClient } }
  | { type: "ApplianceAdded"; payload: { appliance: DatedAppliance } }
  | { type: "SymptomAdded"; payload: { tunnel_answer: readonly TunnelNode[] } }
  | { type: "NotesAdded"; payload: { description: string } };

/** Body of POST /api/v1/shops/{shopId}/repairs (specification §3 and §7, and our three optional fields). */
export type RepairBody = {
  repair_id: string;
  client_id: string;
  client: WizardClient;
  status: string;
  urgency: 0 | 1;
  items: CreationItem[];
  intervention_type: InterventionName;
  where: Location;
  event?: PlannedEvent;
};

/** `id` names this taking up: sent twice, its items are added once. */
export type ResumeInput = {
  id: string;
  repair_id: string;
  intervention_type: InterventionName;
  where: Location;
  urgency: 0 | 1;
  items: CreationItem[];
  event?: PlannedEvent;
};

export type Submission =
  | { to: "repairs"; repair_id: string; body: RepairBody }
  | { to: "resume"; repair_id: string; input: ResumeInput }
  | { to: "event"; input: PlannedEvent; repeat?: RepeatRule };

type Clock = { now: Instant; zone: Zone };

/** What to send, or the steps without which nothing can be created. */
export function submissionOf(
  draft: WizardDraft,
  given: Clock,
): Submission | Refusal<"incomplete", WizardStep[]> {
  const type = typeOf(draft);
  const missing = missingSteps(draft);
  if (!type || missing.length > 0) return refuse("incomplete", missing);
  const event = eventOf(draft, given.zone);
  if (isEventOnly(draft)) return event ? eventAlone(draft, event) : refuse("incomplete", [7]);
  const { client, where, urgency, thing } = draft;
  if (!client) return refuse("incomplete", [3]);
  const items = itemsOf(draft, given.now);
  const shared = { intervention_type: type.name, where, urgency, items, ...(event && { event }) };
  if (thing?.type === "repair") {
    const { repair_id } = thing;
    return { to: "resume", repair_id, input: { id: draft.repair_id, repair_id, ...shared } };
  }
  const { repair_id } = draft;
  const status = initialStatus(type.name);
  const body = { repair_id, client_id: client.id, client, status, ...shared };
  return { to: "repairs", repair_id, body };
}

function eventAlone({ appointment }: WizardDraft, input: PlannedEvent): Submission {
  const repeat = appointment?.type === "manual" ? repeatTyped(appointment.fields) : undefined;
  return { to: "event", input, ...(repeat && { repeat }) };
}

/** Notes are added only if non-empty after trimming; an answer, once it is whole. */
function itemsOf(draft: WizardDraft, now: Instant): CreationItem[] {
  const { client, thing, path } = draft;
  const description = draft.notes.trim();
  const isResumed = thing?.type === "repair";
  const items: (CreationItem | null)[] = [
    client && !isResumed ? { type: "ClientAdded", payload: { client } } : null,
    thing && !isResumed
      ? { type: "ApplianceAdded", payload: { appliance: applianceOf(thing, now) } }
      : null,
    hasWholeAnswer(draft) ? { type: "SymptomAdded", payload: { tunnel_answer: path } } : null,
    description ? { type: "NotesAdded", payload: { description } } : null,
  ];
  return items.filter((item) => item !== null);
}

type NotResumed = Exclude<NonNullable<WizardDraft["thing"]>, { type: "repair" }>;

const applianceOf = (thing: NotResumed, now: Instant): DatedAppliance =>
  thing.type === "new" ? toAppliance(thing.appliance, now) : thing.appliance;

type AppointmentTimes = Pick<
  PlannedEvent,
  | "start_at"
  | "end_at"
  | "duration"
  | "fullday"
  | "assigned_to"
  | "notes"
  | "public_start_at"
  | "public_end_at"
  | "trip_duration_before"
  | "trip_duration_after"
  | "trip_is_included_before"
  | "trip_is_included_after"
>;

/** The appointment of the draft as the agenda takes it; undefined when there is none (yet). */
export function eventOf(draft: WizardDraft, zone: Zone): PlannedEvent | undefined {
  const { appointment, where, event_id, thing, repair_id } = draft;
  const type = typeOf(draft);
  const planned = appointment && plannedOf(appointment, zone);
  if (!type || !planned) return undefined;
  const address = where === "Chez le client" && !isEventOnly(draft) ? addressOf(draft) : undefined;
  return {
    id: event_id,
    ...planned,
    notes: [planned.notes.trim(), unusualAddress(draft)].filter(Boolean).join("\n"),
    kind: type.name,
    where,
    repair_id: isEventOnly(draft) ? null : thing?.type === "repair" ? thing.repair_id : repair_id,
    status: "TODO",
    lat: address?.lat ?? null,
    lon: address?.lon ?? null,
  };
}

function plannedOf(appointment: WizardAppointment, zone: Zone): AppointmentTimes | undefined {
  if (appointment.type === "later") return undefined;
  if (appointment.type === "slot") return slotEvent(appointment);
  const times = timesOf(appointment.fields, zone);
  const { fullday, assigned_to, notes } = appointment.fields;
  return times && { ...times, ...NO_TRIP, fullday, assigned_to: [...assigned_to], notes };
}

/** A new event by hand: no trip, not included before, included after (specification §9). */
const NO_TRIP = {
  public_start_at: null,
  public_end_at: null,
  trip_duration_before: 0,
  trip_duration_after: 0,
  trip_is_included_before: false,
  trip_is_included_after: true,
};

function slotEvent({ slot, assigned_to, notes }: Extract<WizardAppointment, { type: "slot" }>) {
  const { user_id: _user, ...times } = slot;
  const duration = minutesBetween(slot.start_at, slot.end_at);
  return { ...times, duration, fullday: false, assigned_to: [...assigned_to], notes };
}

/** The visit goes elsewhere than the client's record says: those who go must read it. */
function unusualAddress(draft: WizardDraft): string {
  const { where, address_id, client } = draft;
  if (where !== "Chez le client" || !address_id || !client) return "";
  const address = addressOf(draft);
  const usual = addressOf({ ...draft, address_id: null });
  return address && address !== usual ? `Adresse : ${formatAddress(address)}` : "";
}
