/** Which unplanned repairs fit in the free hours of a day, and where one of them fits; the shortest detour first. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { deskRules } from "../../../domain/agenda/slot-request.ts";
import type { Interval } from "../../../domain/agenda/interval.ts";
import { placesToRoute } from "../../../domain/agenda/slot-places.ts";
import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { mainCategoryOf } from "../../../domain/catalogue/kinds.ts";
import {
  fillGap,
  placesFor,
  type Filling,
  type Job,
} from "../../../domain/repair/unplanned/unplanned.ts";
import { nextVisitKind } from "../../../domain/repair/unplanned/visit-kind.ts";
import { dateOf, type Instant, type LocalDate } from "../../../domain/time.ts";
import { placeOfClient } from "../../agenda/locate.ts";
import {
  loadShopAgenda,
  slotRequestOf,
  withRoads,
  type ShopAgenda,
} from "../../agenda/slots/find.ts";
import { loadClients, type ClientRow } from "../../client/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { loadAppliances, type ApplianceRow } from "../appliance/store.ts";
import type { RepairRow } from "../store.ts";
import { unplannedRepairs } from "./store.ts";

/** Without a person, anyone of the shop; without a gap, the whole day. */
export type GapQuestion = { date: LocalDate; user_ids: readonly string[]; gap?: Interval };

/** Shown at most; the roads of the routing server are asked for these alone. */
const SHOWN = 12;

/** Undefined when there is no such shop. */
export async function findFillings(
  { database, clock, routing }: Pick<Services, "database" | "clock" | "routing">,
  scope: ShopScope,
  { date, user_ids, gap }: GapQuestion,
): Promise<Filling<RepairRow>[] | undefined> {
  const now = clock();
  const search = { first: date, days: 1, user_ids, now };
  const jobs = await database.withShop(scope, (db) => loadJobs(db, scope.shop_id, search), "read");
  if (!jobs) return undefined;
  const nearest = new Set(
    fillGap(jobs, gap)
      .slice(0, SHOWN)
      .map(({ repair }) => repair),
  );
  const shown = jobs.filter(({ repair }) => nearest.has(repair));
  return fillGap(await withSharedRoads(shown, routing), gap);
}

/** Their rounds are the same: one question for all of them. */
async function withSharedRoads(
  jobs: readonly Job<RepairRow>[],
  routing: Services["routing"],
): Promise<readonly Job<RepairRow>[]> {
  const [first] = jobs;
  if (!first || !routing.asks) return jobs;
  const places = jobs.flatMap(({ request }) => placesToRoute(request));
  const travel = await routing.minutes(places, first.request.travel);
  return jobs.map((job) => ({ ...job, request: { ...job.request, travel } }));
}

/** « Trouver une place » looks this many days ahead. */
const DAYS = 14;
const PLACES = 8;

/** Where one repair that waits for a visit would cost the least road; none for any other. */
export async function findPlaces(
  { database, clock, routing }: Pick<Services, "database" | "clock" | "routing">,
  scope: ShopScope,
  repair_id: string,
): Promise<Filling<RepairRow>[]> {
  const search = { days: DAYS, user_ids: [], now: clock(), repair_id };
  const jobs = await database.withShop(scope, (db) => loadJobs(db, scope.shop_id, search), "read");
  const [job] = jobs ?? [];
  if (!job) return [];
  return placesFor({ ...job, request: await withRoads(job.request, routing) }, PLACES);
}

/** Without a first day from today on; without a repair, all those that wait. */
type Search = {
  first?: LocalDate;
  days: number;
  user_ids: readonly string[];
  now: Instant;
  repair_id?: string;
};

/** The repairs that wait for a visit, each with the search of its places; undefined when there is no such shop. */
export async function loadJobs(
  db: ShopDb,
  shop_id: string,
  search: Search,
): Promise<Job<RepairRow>[] | undefined> {
  const { first, days, now } = search;
  const agenda = await loadShopAgenda(db, shop_id, { ...(first && { first }), at: now, now, days });
  if (!agenda) return undefined;
  const repairs = await unplannedRepairs(db, search);
  const [clients, appliances] = await Promise.all([
    loadClients(
      db,
      repairs.map(({ client_id }) => client_id),
    ),
    loadAppliances(
      db,
      repairs.flatMap(({ appliance_id }) => appliance_id ?? []),
    ),
  ]);
  return repairs.flatMap((repair) => {
    const client = clients.find(({ id }) => id === repair.client_id);
    const appliance = appliances.find(({ id }) => id === repair.appliance_id);
    const job = client && appliance && jobOf(agenda, { repair, client, appliance }, search);
    return job ? [job] : [];
  });
}

type Visited = { repair: RepairRow; client: ClientRow; appliance: ApplianceRow };

/** Undefined for what no search can be made for: no trade, no known place, nothing to come for. */
function jobOf(
  agenda: ShopAgenda,
  { repair, client, appliance }: Visited,
  { first, days, user_ids, now }: Search,
): Job<RepairRow> | undefined {
  const category = categoryOf(appliance.category_id) ?? mainCategoryOf(appliance.kind_id);
  const kind = nextVisitKind(repair);
  const place = placeOfClient(client);
  if (!category || !kind || !place) return undefined;
  const where = "Chez le client" as const;
  const from = first ?? dateOf(now, agenda.shop.timezone);
  const { kind_id } = appliance;
  const question = { kind, where, category_id: category.id, kind_id, place, first: from, days };
  const request = slotRequestOf(agenda, { question, now });
  const technicians = request.technicians.filter(
    ({ id }) => user_ids.length === 0 || user_ids.includes(id),
  );
  const booking = deskRules(agenda.shop.booking_rules);
  return { repair, urgency: repair.urgency, request: { ...request, booking, technicians, where } };
}
