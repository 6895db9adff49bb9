/** The appliances of clients: the rows of the table, as the shop reads and completes them. */
import { sql } from "kysely";
import type { Appliance } from "../../../domain/repair/appliance/appliance.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** As read: whose it is, and when it was bought if the shop knows. */
export type ApplianceRow = Appliance & { client_id: string; purchased_on: LocalDate | null };

type Owner = { shop_id: string; client_id: string; purchased_on?: LocalDate | null };

export const insertAppliance = async (
  db: ShopDb,
  owner: Owner,
  appliance: Appliance,
): Promise<void> => {
  await db
    .insertInto("appliance")
    .values({ ...appliance, ...owner })
    .execute();
};

export async function loadAppliances(db: ShopDb, ids: readonly string[]): Promise<ApplianceRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ApplianceRow>`
    select a.* from app.appliance a where a.shop_id = ${SHOP_ID} and a.id = any(${[...ids]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** The columns that the journal copies, the owner and the date of purchase. */
const COLUMNS = [
  "id",
  "client_id",
  "purchased_on",
  "created_at",
  "kind_id",
  "kind",
  "name",
  "brand",
  "gtin",
  "model",
  "type",
  "serial",
  "underwarranty",
  "category",
  "category_id",
] as const;

/** The appliance under lock: what is decided on its blanks stays true. */
export const lockAppliance = (db: ShopDb, id: string): Promise<ApplianceRow | undefined> =>
  db
    .selectFrom("appliance")
    .select(COLUMNS)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();

export const updateAppliance = async (
  db: ShopDb,
  id: string,
  columns: Partial<Appliance & { purchased_on: LocalDate }>,
): Promise<void> => {
  await db
    .updateTable("appliance")
    .set(columns)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
};

/** Each client's, the latest first. */
export async function appliancesOfClients(
  db: ShopDb,
  client_ids: readonly string[],
): Promise<ApplianceRow[]> {
  if (client_ids.length === 0) return [];
  const { rows } = await sql<ApplianceRow>`
    select a.* from app.appliance a where a.shop_id = ${SHOP_ID} and a.client_id = any(${[...client_ids]}::uuid[])
    order by a.created_at desc, a.id desc`.execute(db);
  return rows;
}

/** More would be a typing mistake rather than one machine. */
const MOST_ALIKE = 20;

/** Of any client; case, spaces and dashes do not count, and a blank number finds nothing. */
export async function appliancesBySerial(db: ShopDb, serial: string): Promise<ApplianceRow[]> {
  const { rows } = await sql<ApplianceRow>`
    select a.* from app.appliance a
    where a.shop_id = ${SHOP_ID} and a.serial_key = app.serial_key(${serial}) and a.serial_key <> ''
    order by a.created_at desc, a.id desc limit ${MOST_ALIKE}`.execute(db);
  return rows;
}
