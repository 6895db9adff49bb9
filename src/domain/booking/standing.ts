/** How many appointments to come one visitor may hold: a program could otherwise take the whole agenda. */
import type { Client } from "../client/client.ts";
import { refuse, type Refusal } from "../decision.ts";
import { addMinutes, type Instant } from "../time.ts";

/** Under one e-mail or one telephone, under any name. */
export const STANDING_PER_CONTACT = 3;

export type Standing = {
  /** Appointments to come that were booked online under this e-mail or this telephone. */
  of_contact: number;
  /** Those that new clients booked from this network in the last 24 hours. */
  of_network: number;
};

/** `per_network` 0: no limit. It does not apply to known clients: customers of one mobile operator share a network. */
export type StandingRules = { per_network: number; is_known: boolean };

const A_DAY = 24 * 60;

export const isAcquaintance = (
  client: Pick<Client, "created_at"> | undefined,
  now: Instant,
): boolean => client !== undefined && client.created_at < addMinutes(now, -A_DAY);

export function checkStanding(
  { of_contact, of_network }: Standing,
  { per_network, is_known }: StandingRules,
): Refusal<"too-many-bookings" | "too-many-from-network"> | undefined {
  if (of_contact >= STANDING_PER_CONTACT) return refuse("too-many-bookings");
  if (!is_known && per_network > 0 && of_network >= per_network)
    return refuse("too-many-from-network");
  return undefined;
}
