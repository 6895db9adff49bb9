/** What a search of free slots needs to know: the shop's rules, its people and their appointments. */
import { roadEstimate, type Place, type TravelRules } from "../../../domain/agenda/travel.ts";
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { basePlace } from "../../../domain/agenda/round/base.ts";
import type {
  BusyEvent,
  FreeSlot,
  OfferedSlot,
  SlotRequest,
  Technician,
} from "../../../domain/agenda/slot-request.ts";
import { placesToRoute } from "../../../domain/agenda/slot-places.ts";
import type { InterventionName, Location } from "../../../domain/catalogue/interventions.ts";
import { visitMinutes } from "../../../domain/shop/duration/duration.ts";
import type { ShopUser } from "../../../domain/shop/shop.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Routing } from "../../platform/routing.ts";
import { loadShop, type StaffedShop } from "../../shop/store.ts";
import { keptHours, type Keeping } from "../kept/store.ts";
import { zipsAround } from "../locate.ts";
import { busyEventsAround, type Stretch } from "../store.ts";

export type SlotQuestion = {
  kind: InterventionName;
  where: Location;
  /** Skill required; null when anybody can do it. */
  category_id: string | null;
  /** Kind of the appliance, whose visit may have a length of its own; null when it is not known. */
  kind_id?: string | null | undefined;
  /** The other appliances of the same visit, which lasts as much longer. */
  others?: readonly Pick<SlotQuestion, "category_id" | "kind_id">[];
  /** Null at the workshop, or when the address could not be located. */
  place: Place | null;
  /** The postal codes of that place; those around it when they are not known. */
  zips?: readonly string[];
  first: LocalDate;
  days: number;
};

/** The appointments of the days around too: the margins belong to them. */
export type ShopAgenda = { shop: StaffedShop; events: readonly BusyEvent[] };

/** In one exchange with the database; undefined when there is no such shop. */
export async function loadShopAgenda(
  db: ShopDb,
  shop_id: string,
  stretch: Stretch & Keeping,
): Promise<ShopAgenda | undefined> {
  const [shop, events, kept] = await Promise.all([
    loadShop(db, shop_id),
    busyEventsAround(db, stretch),
    keptHours(db, stretch),
  ]);
  return shop && { shop, events: [...events, ...kept] };
}

/** The whole request with the shop's own estimate of the road. */
export function slotRequestOf(
  { shop, events }: ShopAgenda,
  { question, now }: { question: SlotQuestion; now: Instant },
): SlotRequest {
  const { first, days, kind, category_id, others = [] } = question;
  const travel_rules = travelRulesOf(shop.travel_rules, shop);
  return {
    now,
    zone: shop.timezone,
    first,
    days,
    booking: shop.booking_rules,
    duration_minutes: [question, ...others].reduce(
      (sum, one) => sum + visitMinutes(shop.booking_rules, { ...one, kind }),
      0,
    ),
    opening: openingOf(shop),
    technicians: shop.users.filter(({ bookable }) => bookable).map(technicianOf),
    category_id,
    other_category_ids: others.flatMap((one) => one.category_id ?? []),
    ...destinationOf(question, travel_rules),
    travel: roadEstimate(travel_rules),
    travel_rules,
    events,
  };
}

/** The towns are looked through only for a shop that serves postal codes. */
function destinationOf(
  { where, place, zips }: SlotQuestion,
  { area }: TravelRules,
): Pick<SlotRequest, "place" | "zips"> {
  if (where === "Atelier") return { place: null };
  if (zips) return { place, zips };
  return place && area && area.by !== "km" ? { place, zips: zipsAround(place) } : { place };
}

function technicianOf({ id, skills, working_hours, start_point }: ShopUser): Technician {
  const base = basePlace(start_point);
  return { id, skills, working_hours, ...(base && { base }) };
}

/** A closure is an exception to the week's hours without any hours; an unusual opening has its own. */
export const openingOf = (shop: StaffedShop): SlotRequest["opening"] => ({
  opening_hours: shop.opening_hours,
  exceptions: shop.closures.map(({ first, last, hours }) => ({ first, last, hours })),
  open_on_holidays: false,
  zip: shop.zipcode,
});

/** The same request with the travel times of the routing server, when there is one. Never inside a transaction. */
export const withRoads = async (request: SlotRequest, routing: Routing): Promise<SlotRequest> =>
  routing.asks
    ? { ...request, travel: await routing.minutes(placesToRoute(request), request.travel) }
    : request;

/** A slot as a visitor sees it: who would come by an id only, no margin nor load of the round. */
export const offered = ({
  user_id,
  start_at,
  public_start_at,
  public_end_at,
}: FreeSlot): OfferedSlot => ({
  slot_id: `${start_at}_${user_id}`,
  user_id,
  start_at,
  public_start_at,
  public_end_at,
});
