import { FORM_MINUTES } from "../agenda/slot-choice.ts";
import { isOutOfArea } from "../agenda/slots.ts";
import type { Place, TravelRules } from "../agenda/travel.ts";
import { refuse, type Decision } from "../decision.ts";
import type { BookingRules } from "../shop/booking-rules.ts";
import { addDays, addMinutes, dateOf, epochOf, type Instant, type Zone } from "../time.ts";
import type { BookingRefusal } from "./refusals.ts";
import type { BookingRequest } from "./request.ts";
import { locationsFor } from "./kind-for.ts";

export type BookingContext = {
  rules: BookingRules;
  travel_rules: TravelRules;
  /** Where the visit takes place; null at the workshop, or for an address that nobody could locate. */
  place: Place | null;
  /** The postal code that was typed; absent at the workshop. */
  zips?: readonly string[];
  now: Instant;
  zone: Zone;
};

type Asked = Pick<BookingRequest, "kind" | "where" | "slot">;
type Unfit = Extract<
  BookingRefusal,
  "kind-not-online" | "where-not-offered" | "too-far" | "too-late" | "too-early"
>;

/**
 * What can be refused without looking at the agenda. "too-late": the slot starts before the shop's
 * notice, less the while that a visitor takes to fill the form; "too-early": it is beyond the horizon.
 * Whether the slot is free is the agenda's to say.
 */
export function checkBooking<Request extends Asked>(
  request: Request,
  context: BookingContext,
): Decision<Request, Unfit> {
  const { rules, travel_rules } = context;
  if (!rules.online_kinds.includes(request.kind)) return refuse("kind-not-online");
  if (!locationsFor(rules, request.kind).includes(request.where))
    return refuse("where-not-offered");
  if (isOutOfArea(context)) return refuse("too-far", { radius_km: travel_rules.radius_km });
  return outOfTime(request.slot.start_at, context) ?? request;
}

function outOfTime(start_at: Instant, { rules, now, zone }: BookingContext) {
  const notice = Math.max(0, rules.notice_minutes - FORM_MINUTES);
  if (epochOf(start_at) < epochOf(addMinutes(now, notice))) return refuse("too-late");
  const last = addDays(dateOf(now, zone), rules.horizon_days);
  return dateOf(start_at, zone) > last ? refuse("too-early") : undefined;
}

/** The last moment at which the client may cancel or move: the shop's limit before the window announced. */
export const changeableUntil = (
  public_start_at: Instant,
  { cancel_limit_minutes }: Pick<BookingRules, "cancel_limit_minutes">,
): Instant => addMinutes(public_start_at, -cancel_limit_minutes);
