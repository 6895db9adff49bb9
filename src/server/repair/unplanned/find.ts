/** « Combler un trou »: which unplanned repairs fit in the free hours of a day, the shortest detour first. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { deskRules } from "../../../domain/agenda/slots-input.ts";
import type { Interval } from "../../../domain/agenda/interval.ts";
import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { mainCategoryOf } from "../../../domain/catalogue/kinds.ts";
import { fillGap, type Filling, type Job } from "../../../domain/repair/unplanned/unplanned.ts";
import { nextVisitKind } from "../../../domain/repair/unplanned/visit-kind.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
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
  const jobs = await database.withShop(
    scope,
    (db) => loadJobs(db, scope.shop_id, { date, user_ids, now }),
    "read",
  );
  if (!jobs) return undefined;
  const nearest = new Set(
    fillGap(jobs, gap)
      .slice(0, SHOWN)
      .map(({ repair }) => repair),
  );
  const shown = jobs.filter(({ repair }) => nearest.has(repair));
  const routed = await Promise.all(
    shown.map(async (job) => ({ ...job, request: await withRoads(job.request, routing) })),
  );
  return fillGap(routed, gap);
}

type Day = Omit<GapQuestion, "gap"> & { now: Instant };

async function loadJobs(
  db: ShopDb,
  shop_id: string,
  day: Day,
): Promise<Job<RepairRow>[] | undefined> {
  const { date, now } = day;
  const agenda = await loadShopAgenda(db, shop_id, { first: date, at: now, days: 1 });
  if (!agenda) return undefined;
  const repairs = await unplannedRepairs(db, now);
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
    const job = client && appliance && jobOf(agenda, { repair, client, appliance }, day);
    return job ? [job] : [];
  });
}

type Visited = { repair: RepairRow; client: ClientRow; appliance: ApplianceRow };

/** Undefined for what no search can be made for: no trade, no known place, nothing to come for. */
function jobOf(
  agenda: ShopAgenda,
  { repair, client, appliance }: Visited,
  { date, user_ids, now }: Day,
): Job<RepairRow> | undefined {
  const category = categoryOf(appliance.category_id) ?? mainCategoryOf(appliance.kind_id);
  const kind = nextVisitKind(repair);
  const place = placeOfClient(client);
  if (!category || !kind || !place) return undefined;
  const where = "Chez le client" as const;
  const question = { kind, where, category_id: category.id, place, first: date, days: 1 };
  const request = slotRequestOf(agenda, { question, now });
  const technicians = request.technicians.filter(
    ({ id }) => user_ids.length === 0 || user_ids.includes(id),
  );
  const booking = deskRules(agenda.shop.booking_rules);
  return { repair, urgency: repair.urgency, request: { ...request, booking, technicians, where } };
}
