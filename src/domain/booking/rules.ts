import type { AgendaEvent } from "../agenda/event.ts";
import { withinRadius, type TravelRules } from "../agenda/travel.ts";
import { refuse, type Decision } from "../decision.ts";
import type { BookingRules } from "../shop/booking-rules.ts";
import { addDays, addMinutes, dateOf, epochOf, MINUTE, type Instant, type Zone } from "../time.ts";
import type { BookingRequest } from "./request.ts";
import { locationsFor } from "./steps.ts";

/** Every reason not to book; their French text lives at the edge. */
export const BOOKING_REFUSALS = [
  "invalid-request",
  "shop-closed",
  "kind-not-online",
  "where-not-offered",
  "too-late",
  "too-early",
  "too-far",
  "slot-taken",
  "already-booked",
] as const;
export type BookingRefusal = (typeof BOOKING_REFUSALS)[number];

export type BookingContext = {
  rules: BookingRules;
  travel_rules: TravelRules;
  now: Instant;
  zone: Zone;
};

type Asked = Pick<BookingRequest, "kind" | "where" | "address" | "slot">;

/**
 * What can be refused without looking at the agenda. "too-late": the slot starts before the shop's
 * notice; "too-early": it is beyond the horizon. Whether the slot is free is the agenda's to say.
 */
export function checkBooking<Request extends Asked>(
  request: Request,
  context: BookingContext,
): Decision<Request, BookingRefusal> {
  const { rules, travel_rules } = context;
  if (!rules.online_kinds.includes(request.kind)) return refuse("kind-not-online");
  if (!locationsFor(rules, request.kind).includes(request.where))
    return refuse("where-not-offered");
  const place = placeOf(request);
  if (place && !withinRadius(travel_rules, place))
    return refuse("too-far", { radius_km: travel_rules.radius_km });
  return outOfTime(request.slot.start_at, context) ?? request;
}

function placeOf({ where, address }: Asked): { lat: number; lon: number } | undefined {
  if (where !== "Chez le client" || address?.lat == null || address.lon == null) return undefined;
  return { lat: address.lat, lon: address.lon };
}

function outOfTime(start_at: Instant, { rules, now, zone }: BookingContext) {
  if (epochOf(start_at) < epochOf(now) + rules.notice_minutes * MINUTE) return refuse("too-late");
  const last = addDays(dateOf(now, zone), rules.horizon_days);
  return dateOf(start_at, zone) > last ? refuse("too-early") : undefined;
}

export type ChangeRefusal = "already-cancelled" | "already-done" | "too-late-to-change";

type Visit = Pick<AgendaEvent, "status" | "start_at" | "public_start_at">;
type Limit = { rules: Pick<BookingRules, "cancel_limit_minutes">; now: Instant };

/** Whether the client may still cancel or move: until the shop's limit before the window announced. */
export function checkChangeable<Event extends Visit>(
  visit: Event,
  limit: Limit,
): Decision<Event, ChangeRefusal> {
  if (visit.status === "CANCEL") return refuse("already-cancelled");
  if (visit.status === "DONE") return refuse("already-done");
  return epochOf(limit.now) <= epochOf(changeableUntil(visit, limit.rules))
    ? visit
    : refuse("too-late-to-change");
}

/** The last moment at which the client may cancel or move. */
export const changeableUntil = (
  visit: Pick<Visit, "start_at" | "public_start_at">,
  rules: Limit["rules"],
): Instant => addMinutes(visit.public_start_at ?? visit.start_at, -rules.cancel_limit_minutes);
