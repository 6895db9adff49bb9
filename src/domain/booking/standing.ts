/** How many appointments to come one visitor may hold: a program could otherwise take the whole agenda. */
import { refuse, type Refusal } from "../decision.ts";
import type { Acquaintance } from "./acquaintance.ts";

/** Under one e-mail or one telephone, under any name. */
export const STANDING_PER_CONTACT = 3;

export type Standing = {
  /**
   * Appointments to come that were booked online under this e-mail or this telephone, and slots whose hold expired in
   * the last 24 hours.
   */
  of_contact: number;
  /** The same from this network in the last 24 hours, by contacts unknown to the shop. */
  of_network: number;
};

/** `per_network` 0: no limit. It does not apply to known clients: customers of one mobile operator share a network. */
export type StandingRules = { per_network: number; acquaintance: Acquaintance };

export function checkStanding(
  { of_contact, of_network }: Standing,
  { per_network, acquaintance }: StandingRules,
): Refusal<"too-many-bookings" | "too-many-from-network"> | undefined {
  if (of_contact >= STANDING_PER_CONTACT) return refuse("too-many-bookings");
  if (acquaintance !== "known" && per_network > 0 && of_network >= per_network)
    return refuse("too-many-from-network");
  return undefined;
}
