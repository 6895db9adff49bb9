/** A shorter order for one technician's day: read from the agenda, searched with the roads of the routing server. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { dayClocks, realTime } from "../../../domain/agenda/day-clock.ts";
import { workedOn } from "../../../domain/agenda/opening.ts";
import { basePlace } from "../../../domain/agenda/round/base.ts";
import { proposeRound, type RoundProposal } from "../../../domain/agenda/round/propose.ts";
import { stopsOf, type DayRequest } from "../../../domain/agenda/round/stops.ts";
import { legs, roadEstimate, type Leg, type TravelRules } from "../../../domain/agenda/travel.ts";
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { dateOf, toInstant, type Instant, type LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { openingOf } from "../slots/find.ts";
import { eventsBetween } from "../store.ts";

type RoundQuestion = { user_id: string; date: LocalDate };

/** Undefined when the shop has no user of this id. */
export async function proposeOrder(
  { database, clock, routing }: Pick<Services, "database" | "clock" | "routing">,
  scope: ShopScope,
  question: RoundQuestion,
): Promise<RoundProposal | undefined> {
  const now = clock();
  const read = await database.withShop(
    scope,
    (db) => readDay(db, scope.shop_id, { ...question, now }),
    "read",
  );
  if (!read) return undefined;
  return proposeRound({ ...read.request, leg: await roadsOf(read, routing) });
}

/** Between all the places of the day. */
export async function roadsOf(
  { request, rules }: ReadDay,
  routing: Services["routing"],
): Promise<Leg> {
  const places = [...stopsOf(request).map(({ place }) => place), request.base];
  const travel = await routing.minutes(
    places.filter((place) => place !== null),
    roadEstimate(rules),
  );
  return legs(travel, rules);
}

export type ReadDay = { request: DayRequest; rules: TravelRules };

/** One technician's day; today without a date. */
export async function readDay(
  db: ShopDb,
  shop_id: string,
  { user_id, now, ...asked }: { user_id: string; now: Instant; date?: LocalDate },
): Promise<ReadDay | undefined> {
  const shop = await loadShop(db, shop_id);
  const person = shop?.users.find(({ id }) => id === user_id);
  const date = asked.date ?? (shop ? dateOf(now, shop.timezone) : undefined);
  const [day] = shop && date ? dayClocks([date], shop.timezone) : [];
  if (!shop || !person || !day) return undefined;
  const events = await eventsBetween(db, toInstant(day.from), toInstant(day.to));
  const hours = realTime(day, workedOn(openingOf(shop), person.working_hours, day.date));
  const rules = travelRulesOf(shop.travel_rules, shop);
  const base = basePlace(person.start_point) ?? rules.base;
  const places = { shop: rules.base, base };
  const request = { user_id, now, zone: shop.timezone, day, hours, events, ...places };
  return { request, rules };
}
