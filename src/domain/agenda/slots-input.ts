/**
 * What the office asks of the agenda: free slots for a visit, and whom an hour would disturb. Named
 * exception of the domain: zod, in its small form.
 */
import * as z from "zod/mini";
import {
  anId,
  badInput,
  VALIDATION_FR,
  degrees,
  oneLine,
  orElse,
  parseInput,
  read,
  type BadInput,
} from "../validation.ts";
import { isCategoryId, type CategoryId } from "../catalogue/categories.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../catalogue/interventions.ts";
import { isRefusal } from "../decision.ts";
import { minutesBetween, parseInstant, parseLocalDate } from "../time.ts";
import { LONGEST_EVENT } from "./event-input.ts";
import { newEvent, type AgendaEvent } from "./event.ts";

const SAY = {
  kind: "Choisissez un type d’intervention.",
  where: "Choisissez le lieu de l’intervention.",
  date: "Une date est attendue, sous la forme AAAA-MM-JJ.",
  days: "Un nombre de jours est attendu, de 1 à 31.",
  instant: "Une date et une heure sont attendues, avec leur décalage horaire.",
  order: "La fin doit suivre le début, de 400 jours au plus.",
  people: "Vingt personnes au plus peuvent être affectées.",
  trip: "Un trajet dure de 0 à 1\u202f440 minutes.",
};

const slots = z.object({
  kind: z.enum(
    INTERVENTION_TYPES.map(({ name }) => name),
    SAY.kind,
  ),
  where: z.enum(LOCATIONS, SAY.where),
  category_id: orElse(oneLine(60), ""),
  kind_id: orElse(oneLine(60), ""),
  lat: degrees(90),
  lon: degrees(180),
  zip: orElse(oneLine(20), ""),
  city: orElse(oneLine(120), ""),
  first: read(parseLocalDate, SAY.date),
  days: z.int(SAY.days).check(z.gte(1, SAY.days), z.lte(31, SAY.days)),
});
export type SlotsInput = z.infer<typeof slots>;

export const parseSlotsInput = (value: unknown): SlotsInput | BadInput => parseInput(slots, value);

/**
 * The trade of a search that may be made (specification §5: at the client's, with an address and an
 * appliance that has a main category); undefined for any other: there are no slots to propose.
 */
export function searchableTrade(input: SlotsInput): CategoryId | undefined {
  const { where, category_id, lat, lon, zip, city } = input;
  const hasAddress = zip !== "" || city !== "" || (lat !== null && lon !== null);
  if (where !== "Chez le client" || !hasAddress) return undefined;
  return isCategoryId(category_id) ? category_id : undefined;
}

const instant = read(parseInstant, SAY.instant);
const trip = orElse(z.int(SAY.trip).check(z.gte(0, SAY.trip), z.lte(1440, SAY.trip)), 0);
const collision = z.object({
  event_id: orElse(anId(), null),
  start_at: instant,
  end_at: instant,
  assigned_to: z.array(anId(), VALIDATION_FR.list).check(z.maxLength(20, SAY.people)),
  resource_ids: orElse(z.array(anId(), VALIDATION_FR.list).check(z.maxLength(20, SAY.people)), []),
  trip_duration_before: trip,
  trip_duration_after: trip,
});

/** The event whose collisions are asked, its trips on top of its hours. */
export function parseCollisionInput(value: unknown): AgendaEvent | BadInput {
  const input = parseInput(collision, value);
  if (isRefusal(input)) return input;
  const { event_id, ...times } = input;
  const duration = minutesBetween(times.start_at, times.end_at);
  if (duration <= 0 || duration > LONGEST_EVENT) return badInput({ end_at: SAY.order });
  return newEvent({
    ...times,
    duration,
    id: event_id ?? "",
    shop_id: "",
    kind: "Autre",
    trip_is_included_after: false,
  });
}
