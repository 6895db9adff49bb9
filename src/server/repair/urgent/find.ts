/** « Urgence : qui et quand ? »: what each place of an urgent visit costs, in the first day that has one for it. */
import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { dayClocks } from "../../../domain/agenda/day-clock.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { legs } from "../../../domain/agenda/travel.ts";
import { keepsPromises, urgentChoices } from "../../../domain/agenda/urgent/choices.ts";
import { windowAround } from "../../../domain/agenda/urgent/delay.ts";
import type { Insertion } from "../../../domain/agenda/urgent/insert.ts";
import { urgentPlaces, urgentTeam } from "../../../domain/agenda/urgent/team.ts";
import type { Job } from "../../../domain/repair/unplanned/unplanned.ts";
import { addDays, datesFrom, dateOf, startOfDay, type Instant } from "../../../domain/time.ts";
import { eventsBetween } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import type { RepairRow } from "../store.ts";
import { loadJobs } from "../unplanned/find.ts";

export type UrgentChoice = Insertion &
  ReturnType<typeof windowAround> & { repair: RepairRow; keeps: boolean };

/** After a week it is no longer urgent. */
const DAYS = 7;

type Read = { job: Job<RepairRow>; events: AgendaEvent[] };

/** The days are looked at one after the other, until one has a place that keeps what the clients were told. */
export async function findUrgentChoices(
  { database, clock, routing }: Pick<Services, "database" | "clock" | "routing">,
  scope: ShopScope,
  repair_id: string,
): Promise<UrgentChoice[]> {
  const asked = { shop_id: scope.shop_id, repair_id, now: clock() };
  const read = await database.withShop(scope, (db) => readDays(db, asked), "read");
  if (!read) return [];
  const { request } = read.job;
  const dates = datesFrom(dateOf(asked.now, request.zone), DAYS);
  let bending: Insertion[] = [];
  for (const day of dayClocks(dates, request.zone)) {
    const team = urgentTeam(request, read.events, day);
    const travel = await routing.minutes(urgentPlaces(team), request.travel);
    const found = urgentChoices(team, legs(travel, request.travel_rules));
    const keeping = found.filter(keepsPromises);
    if (bending.length === 0) bending = found.filter((one) => !keepsPromises(one));
    if (keeping.length > 0) return [...keeping, ...bending].map((one) => choiceOf(read.job, one));
    // A day of thirty people takes 15 ms: others are answered between two days.
    await yieldToOthers();
  }
  return bending.map((one) => choiceOf(read.job, one));
}

type Asked = { shop_id: string; repair_id: string; now: Instant };

async function readDays(db: ShopDb, { shop_id, repair_id, now }: Asked): Promise<Read | undefined> {
  const search = { days: DAYS, user_ids: [], now, repair_id };
  const [job] = (await loadJobs(db, shop_id, search)) ?? [];
  if (!job) return undefined;
  const { zone } = job.request;
  const today = dateOf(now, zone);
  const until = startOfDay(addDays(today, DAYS), zone);
  return { job, events: await eventsBetween(db, startOfDay(today, zone), until) };
}

const choiceOf = ({ repair, request }: Read["job"], insertion: Insertion): UrgentChoice => ({
  ...insertion,
  ...windowAround(insertion.start_at, request.booking.window_minutes),
  repair,
  keeps: keepsPromises(insertion),
});
