/** How well the shop knows the contact of a booking: a program gives contacts that it made up. */

/**
 * "confirmed": only by the link of a held booking, so that the person reads that mailbox. "known": the shop wrote the
 * record itself, or has already been to them.
 */
export type Acquaintance = "unknown" | "confirmed" | "known";

export type AcquaintanceFacts = {
  /** The record does not come from a booking of an unknown contact, or the shop opened a repair for them since. */
  by_shop: boolean;
  served: boolean;
  /** They, or the shop, confirmed one of their bookings. */
  confirmed: boolean;
};

/** Undefined facts: no record of the shop matches the contact. */
export function acquaintanceOf(facts: AcquaintanceFacts | undefined): Acquaintance {
  if (facts?.by_shop || facts?.served) return "known";
  return facts?.confirmed ? "confirmed" : "unknown";
}
