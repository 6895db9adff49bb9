/** A shop's appliances as it reads them: by client, by serial number, with their repairs. */
import { sql } from "kysely";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { ApplianceRow, RepairRow } from "../store.ts";

/** Each client's, the last brought first. */
export async function appliancesOfClients(
  db: ShopDb,
  client_ids: readonly string[],
): Promise<ApplianceRow[]> {
  if (client_ids.length === 0) return [];
  const { rows } = await sql<ApplianceRow>`
    select a.* from app.appliance a where a.client_id = any(${[...client_ids]}::uuid[])
    order by a.created_at desc, a.id desc`.execute(db);
  return rows;
}

/** More would be a mistake of typing rather than one machine. */
const MOST_ALIKE = 20;

/** Whoever's they are; case, spaces and dashes do not count, and a blank one is nobody's. */
export async function appliancesBySerial(db: ShopDb, serial: string): Promise<ApplianceRow[]> {
  const { rows } = await sql<ApplianceRow>`
    select a.* from app.appliance a
    where a.serial_key = app.serial_key(${serial}) and a.serial_key <> ''
    order by a.created_at desc, a.id desc limit ${MOST_ALIKE}`.execute(db);
  return rows;
}

/** What was done to each, the latest first. */
export async function repairsOfAppliances(
  db: ShopDb,
  appliance_ids: readonly string[],
): Promise<(RepairRow & { appliance_id: string })[]> {
  if (appliance_ids.length === 0) return [];
  const { rows } = await sql<RepairRow & { appliance_id: string }>`
    select r.* from app.repair r where r.appliance_id = any(${[...appliance_ids]}::uuid[])
    order by r.created_at desc, r.id desc`.execute(db);
  return rows;
}
