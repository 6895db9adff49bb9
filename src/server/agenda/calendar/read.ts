/** What a person's calendar application reads behind their private address. */
import { sql } from "kysely";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { faultLine } from "../../../domain/repair/problem.ts";
import { addMinutes, type Instant, type Zone } from "../../../domain/time.ts";
import { loadClients } from "../../client/store.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAppliances } from "../../repair/appliance/store.ts";
import { loadRepairs, reportsOfRepairs } from "../../repair/store.ts";
import { clientScope, loadShop } from "../../shop/store.ts";
import type { RoundVisit } from "../document/round.ts";
import { eventsOfPeople } from "../store.ts";

const TOKEN = /^[\w-]{22}$/;
export type OpenCalendar = { scope: ShopScope; user_id: string };

/** The gate of a calendar; undefined for an address that opens nothing (any more). */
export async function findCalendar(
  database: Database,
  token: string,
): Promise<OpenCalendar | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const found = await database.withSystem(async (db) => {
    const { rows } = await sql<{ shop_id: string; user_id: string }>`
      select shop_id, user_id from app.find_calendar(${token})`.execute(db);
    return rows[0];
  }, "read");
  const scope = found && clientScope(found.shop_id);
  return found && scope && { scope, user_id: found.user_id };
}

const DAY = 1440;
/** Days shown: enough for what was done this month, and for what is planned this half-year. */
const PAST = 31;
const COMING = 183;

/** The appointments of one person around now, each with whom it is for and what is broken. */
export async function readRound(
  db: ShopDb,
  { scope, user_id }: OpenCalendar,
  now: Instant,
): Promise<{ name: string; zone: Zone; visits: RoundVisit[] } | undefined> {
  const shop = await loadShop(db, scope.shop_id);
  if (!shop) return undefined;
  const around = { from: addMinutes(now, -PAST * DAY), to: addMinutes(now, COMING * DAY) };
  const events = await eventsOfPeople(db, [user_id], around);
  const repairs = await loadRepairs(db, present(events.map(({ repair_id }) => repair_id)));
  const [clients, appliances, reports] = await Promise.all([
    loadClients(db, present(repairs.map(({ client_id }) => client_id))),
    loadAppliances(db, present(repairs.map(({ appliance_id }) => appliance_id))),
    reportsOfRepairs(db, present(repairs.map(({ id }) => id))),
  ]);
  const visits = events.map((event): RoundVisit => {
    const repair = repairs.find(({ id }) => id === event.repair_id);
    const client = repair && clients.find(({ id }) => id === repair.client_id);
    if (!repair || !client) return { event };
    const said = reports.filter(({ repair_id }) => repair_id === repair.id);
    return {
      event,
      client,
      reference: repair.reference,
      danger: repair.danger,
      urgency: repair.urgency,
      appliance: appliances.find(({ id }) => id === repair.appliance_id),
      fault: faultLine(said, repair.description),
    };
  });
  return { name: shop.name, zone: shop.timezone, visits };
}

const present = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];
