/**
 * The four screens of a booking. The hours come before any personal data: they need the postal code, which decides who
 * can come and when; the street is asked with the name.
 */
export const BOOKING_STEPS = ["appliance", "problem", "slot", "contact"] as const;
export type BookingStep = (typeof BOOKING_STEPS)[number];

export const BOOKING_STEP_FR: Record<BookingStep, string> = {
  appliance: "Quel appareil ?",
  problem: "Que se passe-t-il ?",
  slot: "Où et quand ?",
  contact: "Vos coordonnées",
};

const STEP_OF: Readonly<Record<string, BookingStep>> = {
  "address.zip": "slot",
  appliance: "appliance",
  others: "problem",
  kind: "problem",
  symptom: "problem",
  description: "problem",
  urgency: "problem",
  where: "slot",
  slot: "slot",
};

/** The screen that asks for a field: where a client goes back to when « client.phone » is refused. */
export const stepOf = (field: string): BookingStep =>
  field === "address"
    ? "slot"
    : (STEP_OF[field] ?? STEP_OF[field.split(".")[0] ?? ""] ?? "contact");
