/** A shorter day for the whole team: read from the agenda, roads of the routing server, searched in a thread. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { dayClocks, realTime, type DayClock } from "../../../domain/agenda/day-clock.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { workedOn } from "../../../domain/agenda/opening.ts";
import { isAble } from "../../../domain/agenda/reassign/colleagues.ts";
import { basePlace } from "../../../domain/agenda/round/base.ts";
import { teamStops, type TeamMember, type TeamQuestion } from "../../../domain/agenda/team/day.ts";
import { LARGEST_TEAM, teamDay } from "../../../domain/agenda/team/problem.ts";
import { movableOf, proposeTeam, type TeamProposal } from "../../../domain/agenda/team/propose.ts";
import { legs, roadEstimate, type TravelRules } from "../../../domain/agenda/travel.ts";
import { travelRulesOf } from "../../../domain/agenda/travel-rules.ts";
import { toInstant, type Instant, type LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { loadShop, type StaffedShop } from "../../shop/store.ts";
import { categoriesOf } from "../reassign/find.ts";
import { openingOf } from "../slots/find.ts";
import { eventsBetween } from "../store.ts";
import { searchRounds } from "./search.ts";

/** Undefined when the shop is not there. */
export async function proposeTeamOrder(
  { database, clock, routing }: Pick<Services, "database" | "clock" | "routing">,
  scope: ShopScope,
  date: LocalDate,
): Promise<TeamProposal | undefined> {
  const now = clock();
  const read = await database.withShop(
    scope,
    (db) => readDay(db, scope.shop_id, { date, now }),
    "read",
  );
  if (!read) return undefined;
  const { question, rules } = read;
  const places = [
    ...teamStops(question).map(({ stop }) => stop.place),
    ...question.members.map(({ base }) => base),
  ];
  const travel = await routing.minutes(
    places.filter((place) => place !== null),
    roadEstimate(rules),
  );
  const day = teamDay({ ...question, leg: legs(travel, rules) });
  return proposeTeam(day, movableOf(day) > 0 ? await searchRounds(day.problem) : undefined);
}

async function readDay(
  db: ShopDb,
  shop_id: string,
  { date, now }: { date: LocalDate; now: Instant },
): Promise<{ question: TeamQuestion; rules: TravelRules } | undefined> {
  const shop = await loadShop(db, shop_id);
  const [day] = shop ? dayClocks([date], shop.timezone) : [];
  if (!shop || !day) return undefined;
  const events = await eventsBetween(db, toInstant(day.from), toInstant(day.to));
  const rules = travelRulesOf(shop.travel_rules, shop);
  const categories = await categoriesOf(db, events);
  const members = membersOf(shop, { day, rules, events, categories });
  const question = { now, zone: shop.timezone, day, members, events, shop: rules.base };
  return { question, rules };
}

type Day = {
  day: DayClock;
  rules: TravelRules;
  events: readonly AgendaEvent[];
  /** Of the appliance, by repair. */
  categories: ReadonlyMap<string, string | null>;
};

/** Those who work that day or have something to do; of a larger team the first ones. */
function membersOf(shop: StaffedShop, { day, rules, events, categories }: Day): TeamMember[] {
  const busy = new Set(events.flatMap(({ assigned_to }) => assigned_to));
  return shop.users
    .map((person) => ({
      user_id: person.id,
      hours: realTime(day, workedOn(openingOf(shop), person.working_hours, day.date)),
      base: basePlace(person.start_point) ?? rules.base,
      isAble: ({ repair_id }: AgendaEvent) =>
        isAble(person, { category_id: categories.get(repair_id ?? "") ?? null }),
    }))
    .filter(({ user_id, hours }) => hours.length > 0 || busy.has(user_id))
    .slice(0, LARGEST_TEAM);
}
