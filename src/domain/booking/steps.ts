import { interventionNamed, type Location } from "../catalogue/interventions.ts";
import type { BookingRules } from "../shop/booking-rules.ts";

/**
 * The questions of a booking, one at a time, in their order: the hours come before any personal data. They need the
 * town, which decides who can come and when; the street is asked with the name.
 */
export const BOOKING_STEPS = [
  "kind",
  "where",
  "appliance",
  "description",
  "place",
  "slot",
  "contact",
  "recap",
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const BOOKING_STEP_FR: Record<BookingStep, string> = {
  kind: "De quoi avez-vous besoin ?",
  where: "Où ?",
  appliance: "Quel appareil ?",
  description: "Que se passe-t-il ?",
  place: "Dans quelle commune ?",
  slot: "Quand ?",
  contact: "Vos coordonnées",
  recap: "Récapitulatif",
};

type Rules = Pick<BookingRules, "online_kinds" | "locations">;
type Chosen = { kind?: string; where?: string };

/** The places a visitor may choose for a type: the one it implies, else those of the shop. */
export function locationsFor(rules: Rules, kind: string): readonly Location[] {
  const implied = interventionNamed(kind)?.location;
  return implied ? [implied] : rules.locations;
}

/**
 * The questions to ask given what is chosen so far: one with a single possible answer is not asked. Until the location
 * is chosen the town is counted, so that the announced number of questions never grows.
 */
export function bookingSteps(rules: Rules, { kind, where }: Chosen): BookingStep[] {
  const places = locationsFor(rules, kind ?? rules.online_kinds[0] ?? "");
  const at = places.length === 1 ? places[0] : where;
  return BOOKING_STEPS.filter((step) => {
    if (step === "kind") return rules.online_kinds.length > 1;
    if (step === "where") return places.length > 1;
    return step !== "place" || at !== "Atelier";
  });
}

const STEP_OF: Readonly<Record<string, BookingStep>> = {
  "address.street": "contact",
  "address.complement": "contact",
  kind: "kind",
  where: "where",
  appliance: "appliance",
  description: "description",
  client: "contact",
  address: "place",
  slot: "slot",
};

/** The step that asks for a field: where to lead back somebody whose "client.phone" is refused. */
export const stepOf = (field: string): BookingStep =>
  STEP_OF[field] ?? STEP_OF[field.split(".")[0] ?? ""] ?? "recap";
