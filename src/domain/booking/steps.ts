import { interventionNamed, type Location } from "../catalogue/interventions.ts";
import type { BookingRules } from "../shop/booking-rules.ts";

/** The questions of a booking, one at a time, in their order. */
export const BOOKING_STEPS = [
  "kind",
  "where",
  "appliance",
  "description",
  "contact",
  "address",
  "slot",
  "recap",
] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const BOOKING_STEP_FR: Record<BookingStep, string> = {
  kind: "De quoi avez-vous besoin ?",
  where: "Où ?",
  appliance: "Quel appareil ?",
  description: "Que se passe-t-il ?",
  contact: "Vos coordonnées",
  address: "Votre adresse",
  slot: "Quand ?",
  recap: "Récapitulatif",
};

type Rules = Pick<BookingRules, "online_kinds" | "locations">;
type Chosen = { kind?: string; where?: string };

/** The places a visitor may choose for a type: the one it implies, else those of the shop. */
export function locationsFor(rules: Rules, kind: string): readonly Location[] {
  const implied = interventionNamed(kind)?.location;
  return implied ? [implied] : rules.locations;
}

/** The questions to ask given what is chosen so far: one with a single possible answer is not asked. */
export function bookingSteps(rules: Rules, { kind, where }: Chosen): BookingStep[] {
  const places = locationsFor(rules, kind ?? rules.online_kinds[0] ?? "");
  const at = places.length === 1 ? places[0] : where;
  return BOOKING_STEPS.filter((step) => {
    if (step === "kind") return rules.online_kinds.length > 1;
    if (step === "where") return places.length > 1;
    return step !== "address" || at === "Chez le client";
  });
}

const STEP_OF: Readonly<Record<string, BookingStep>> = {
  kind: "kind",
  where: "where",
  appliance: "appliance",
  description: "description",
  client: "contact",
  address: "address",
  slot: "slot",
};

/** The step that asks for a field: where to lead back somebody whose "client.phone" is refused. */
export const stepOf = (field: string): BookingStep => STEP_OF[field.split(".")[0] ?? ""] ?? "recap";
