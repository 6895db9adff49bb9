/**
 * An appointment as an office screen sends it, whole each time it is saved (specification §4 and §7),
 * and the event it becomes. Named exception of the domain: zod, in its small form.
 */
import * as z from "zod/mini";
import {
  anId,
  VALIDATION_FR,
  badInput,
  degrees,
  filled,
  orElse,
  paragraph,
  parseInput,
  read,
  type BadInput,
  type FieldErrors,
} from "../validation.ts";
import { LOCATIONS } from "../catalogue/interventions.ts";
import { isRefusal, refuse, type Refusal } from "../decision.ts";
import { minutesBetween, parseInstant, type Zone } from "../time.ts";
import { checkEvent, wholeDays, type EventRefusal } from "./event-time.ts";
import { EVENT_STATUSES, type AgendaEvent } from "./event.ts";
import type { Place } from "./travel.ts";

const SAY = {
  object: "Ce rendez-vous est absent ou mal formé.",
  instant: "Une date et une heure sont attendues, avec leur décalage horaire.",
  kind: "Choisissez un type d’intervention.",
  where: "Choisissez le lieu de l’intervention.",
  status: "Ce statut n’existe pas.",
  people: "Vingt personnes au plus peuvent être affectées.",
  resources: "Vingt matériels au plus peuvent être réservés.",
  unknown: "Un des matériels choisis n’est plus en service.",
  stranger: "Une des personnes choisies ne travaille pas dans l’atelier.",
  notes: "Ces notes sont trop longues : 10 000 caractères au plus.",
  trip: "Un trajet dure de 0 à 1 440 minutes.",
  minutes: "Une durée en minutes est attendue.",
  long: "Un rendez-vous dure 400 jours au plus.",
  public: "Le créneau annoncé a un début, et une fin qui le suit.",
  constraint: "La fin de la période souhaitée doit suivre son début.",
};

/** The longest event that the database keeps, in minutes. */
export const LONGEST_EVENT = 400 * 1440;
export const MOST_NOTES = 10_000;
const MOST_KIND = 100;
const MOST_ASSIGNEES = 20;
const MOST_RESOURCES = 20;
const LONGEST_TRIP = 1440;

const instant = orElse(read(parseInstant, SAY.instant), null);
const id = orElse(anId(), null);
const trip = orElse(z.int(SAY.trip).check(z.gte(0, SAY.trip), z.lte(LONGEST_TRIP, SAY.trip)), 0);
const choice = (otherwise: boolean) => orElse(z.boolean(VALIDATION_FR.choice), otherwise);
const people = z.array(anId(), VALIDATION_FR.list).check(z.maxLength(MOST_ASSIGNEES, SAY.people));
const resources = z
  .array(anId(), VALIDATION_FR.list)
  .check(z.maxLength(MOST_RESOURCES, SAY.resources));

/** Defaults of specification §9. */
const FIELDS = {
  id,
  start_at: instant,
  end_at: instant,
  duration: orElse(z.int(SAY.minutes), null),
  fullday: choice(false),
  // The name of an intervention type; one of a program that knows other types is kept as it is.
  kind: filled(MOST_KIND, SAY.kind),
  where: orElse(z.enum(LOCATIONS, SAY.where), "Chez le client"),
  repair_id: id,
  shop_id: id,
  assigned_to: people,
  // Left out by a program that knows of none: what the event holds stays.
  resource_ids: orElse(resources, null),
  notes: orElse(paragraph(MOST_NOTES, SAY.notes), ""),
  status: orElse(z.enum(EVENT_STATUSES, SAY.status), "TODO"),
  public_start_at: instant,
  public_end_at: instant,
  constraint_start_at: instant,
  constraint_end_at: instant,
  trip_duration_before: trip,
  trip_duration_after: trip,
  trip_is_included_before: choice(false),
  trip_is_included_after: choice(true),
  lat: degrees(90),
  lon: degrees(180),
};

const input = z.object(
  {
    ...FIELDS,
    // The event that the form was opened with: what changed meanwhile is merged by it (event-edit.ts).
    base: orElse(z.object(FIELDS, SAY.object), null),
  },
  SAY.object,
);
export type EventInput = z.infer<typeof input>;

/** Reads what came over the wire; `detail` says what is wrong with each field. */
export const parseEventInput = (value: unknown): EventInput | BadInput => parseInput(input, value);

export type EventContext = {
  /** Given to an event that comes without one. */
  new_id: string;
  shop_id: string;
  zone: Zone;
  /** Who writes the event for the first time. */
  created_by: string | null;
  /** Who works in the shop. */
  user_ids: readonly string[];
  /** What the shop shares and has in use. */
  resource_ids: readonly string[];
  /** The event as it was; those it kept busy may stay, even when they left the shop or its use since. */
  before: AgendaEvent | undefined;
  /** Where the client of its repair lives, when the screen does not say. */
  place: Place | null;
};

/**
 * The event to save, or why not. Refused: another shop's ("not-allowed"), nobody assigned, no start or
 * end, an end that does not follow the start, and what no field allows ("bad-input").
 */
export function eventOf(
  given: EventInput,
  context: EventContext,
): AgendaEvent | BadInput | Refusal<EventRefusal | "not-allowed"> {
  const { shop_id, zone, before } = context;
  if (given.shop_id !== null && given.shop_id !== shop_id) return refuse("not-allowed");
  const fault = faultOf(given, context);
  if (fault) return badInput(fault);
  const { start_at, end_at } = given;
  const checked = checkEvent({ ...draftOf(given, context), start_at, end_at });
  if (isRefusal(checked)) return checked;
  const event = checked.fullday ? wholeDays(checked, zone) : checked;
  if (minutesBetween(event.start_at, event.end_at) > LONGEST_EVENT)
    return badInput({ end_at: SAY.long });
  return { ...event, created_by: before ? before.created_by : context.created_by };
}

function draftOf(given: EventInput, { new_id, shop_id, place, before }: EventContext) {
  const { start_at: _start, end_at: _end, duration: _duration, base: _base, ...rest } = given;
  const located = given.lat !== null && given.lon !== null;
  const at = located || given.where === "Atelier" ? { lat: given.lat, lon: given.lon } : place;
  return {
    ...rest,
    duration: 0,
    created_by: null,
    id: given.id ?? new_id,
    shop_id,
    assigned_to: [...new Set(given.assigned_to)],
    // An event given to another repair leaves the visit of several appliances that it was part of.
    visit_id: before?.repair_id === given.repair_id ? (before?.visit_id ?? null) : null,
    resource_ids: [...new Set(given.resource_ids ?? before?.resource_ids)].toSorted(),
    lat: at?.lat ?? null,
    lon: at?.lon ?? null,
  };
}

function faultOf(given: EventInput, context: EventContext): FieldErrors | undefined {
  const { user_ids, resource_ids, before } = context;
  const known = new Set([...user_ids, ...(before?.assigned_to ?? [])]);
  if (given.assigned_to.some((user_id) => !known.has(user_id)))
    return { assigned_to: SAY.stranger };
  const shared = new Set([...resource_ids, ...(before?.resource_ids ?? [])]);
  if (given.resource_ids?.some((id) => !shared.has(id))) return { resource_ids: SAY.unknown };
  const { public_start_at, public_end_at, constraint_start_at, constraint_end_at } = given;
  const isWindow = public_start_at && public_end_at && public_start_at < public_end_at;
  if ((public_start_at || public_end_at) && !isWindow) return { public_end_at: SAY.public };
  if (constraint_start_at && constraint_end_at && constraint_end_at <= constraint_start_at)
    return { constraint_end_at: SAY.constraint };
  return undefined;
}
