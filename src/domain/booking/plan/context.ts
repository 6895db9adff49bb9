/** What the plan of a booking is made from, beside what the visitor asked. */
import type { FreeSlot } from "../../agenda/slot-request.ts";
import type { Place } from "../../agenda/travel.ts";
import type { Client } from "../../client/client.ts";
import type { Appliance } from "../../repair/appliance/appliance.ts";
import type { Instant } from "../../time.ts";

export type PlanContext = {
  shop_id: string;
  /** The clients of the shop who have this e-mail or this phone. */
  candidates: readonly (Client & { former_emails?: readonly string[] })[];
  /** Who proved by a code to be on file, and which of theirs is each appliance of the visit. */
  returning?: { client: Client; appliances: readonly (Appliance | null)[] } | undefined;
  /** The slot as it can be kept now, for the whole visit, its trips included. */
  free: FreeSlot;
  /** Minutes for each appliance of the visit, the first one first. */
  durations: readonly number[];
  place: Place | null;
  now: Instant;
  newId: () => string;
};
