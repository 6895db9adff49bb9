/** The appliances of clients. The lists of columns are those of the domain's field table. */
import { sql } from "kysely";
import { z } from "zod";
import { recordOf } from "../../../domain/record.ts";
import type { Appliance } from "../../../domain/repair/appliance/appliance.ts";
import {
  APPLIANCE_FIELDS,
  APPLIANCE_TEXT_NAMES,
  CATALOGUE_FIELDS,
  FILLED_FIELDS,
} from "../../../domain/repair/appliance/fields.ts";
import type { ApplianceGain, OwnedAppliance } from "../../../domain/repair/appliance/known.ts";
import type { LocalDate } from "../../../domain/time.ts";
import type { ClientMove } from "../../client/merge/store.ts";
import { columnsOf, givenOf } from "../../platform/database/columns.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const appliance = z.strictObject({
  ...recordOf(APPLIANCE_TEXT_NAMES, () => z.string()),
  ...recordOf(CATALOGUE_FIELDS, () => z.string()),
  id: z.string(),
  client_id: z.string(),
  created_at: INSTANT,
  underwarranty: z.boolean(),
  purchased_on: LOCAL_DATE.nullable(),
});
/** As read: whose it is, and when it was bought if the shop knows. */
export type ApplianceRow = z.output<typeof appliance>;

const APPLIANCE = columnsOf(["id", "client_id", "created_at", ...APPLIANCE_FIELDS], "a");

type Owner = { shop_id: string; client_id: string; purchased_on?: LocalDate | null };

export const insertAppliance = async (db: ShopDb, owner: Owner, row: Appliance): Promise<void> => {
  await db
    .insertInto("appliance")
    .values({ ...row, ...owner })
    .execute();
};

export async function loadAppliances(db: ShopDb, ids: readonly string[]): Promise<ApplianceRow[]> {
  if (ids.length === 0) return [];
  return readRows(
    db,
    appliance,
    sql`select ${APPLIANCE} from app.appliance a where a.shop_id = ${SHOP_ID} and a.id = any(${[...ids]}::uuid[])`,
  );
}

/** The appliance under lock: what is decided on its blanks stays true. */
export const lockAppliance = (db: ShopDb, id: string): Promise<ApplianceRow | undefined> =>
  readRow(
    db,
    appliance,
    sql`select ${APPLIANCE} from app.appliance a where a.shop_id = ${SHOP_ID} and a.id = ${id} for update`,
  );

export const updateAppliance = async (
  db: ShopDb,
  id: string,
  columns: Partial<Appliance & { purchased_on: LocalDate | null }>,
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
  return readRows(
    db,
    appliance,
    sql`
    select ${APPLIANCE} from app.appliance a where a.shop_id = ${SHOP_ID} and a.client_id = any(${[...client_ids]}::uuid[])
    order by a.created_at desc, a.id desc`,
  );
}

/** More would be a typing mistake rather than one machine. */
const MOST_ALIKE = 20;

/** Of any client; case, spaces and dashes do not count, and a blank number finds nothing. */
export const appliancesBySerial = (db: ShopDb, serial: string): Promise<ApplianceRow[]> =>
  readRows(
    db,
    appliance,
    sql`
    select ${APPLIANCE} from app.appliance a
    where a.shop_id = ${SHOP_ID} and a.serial_key = app.serial_key(${serial}) and a.serial_key <> ''
    order by a.created_at desc, a.id desc limit ${MOST_ALIKE}`,
  );

const PAGE = 250;

/** The shop's appliances after this id, in the order of their ids. */
export const nextAppliances = (db: ShopDb, after: string | null): Promise<ApplianceRow[]> =>
  readRows(
    db,
    appliance,
    sql`
    select ${APPLIANCE} from app.appliance a
    where a.shop_id = ${SHOP_ID} and (${after}::uuid is null or a.id > ${after}::uuid) order by a.id limit ${PAGE}`,
  );

const IMPORTED = columnsOf(["id", "client_id", ...APPLIANCE_FIELDS]);

/** Many at once, for an import. */
export async function insertAppliances(
  db: ShopDb,
  appliances: readonly OwnedAppliance[],
): Promise<void> {
  await sql`
    insert into app.appliance (shop_id, ${IMPORTED})
    select ${SHOP_ID}, ${IMPORTED}
    from jsonb_populate_recordset(null::app.appliance, ${JSON.stringify(appliances)}::jsonb)`.execute(
    db,
  );
}

export type FilledAppliance = { id: string; gain: ApplianceGain };

/** Writes what blanks gained; a field that gained nothing stays as it is. */
export async function fillAppliances(
  db: ShopDb,
  filled: readonly FilledAppliance[],
): Promise<void> {
  const rows = filled.map(({ id, gain }) => ({ ...gain, id }));
  await sql`
    update app.appliance a set ${givenOf(FILLED_FIELDS, { alias: "a", from: "g" })}
    from jsonb_populate_recordset(null::app.appliance, ${JSON.stringify(rows)}::jsonb) g
    where a.shop_id = ${SHOP_ID} and a.id = g.id`.execute(db);
}

/** Fields filled by an import are blank again, unless they were changed since. */
export async function takeBackGains(db: ShopDb, import_id: string): Promise<void> {
  const blanks = APPLIANCE_TEXT_NAMES.map(
    (name) =>
      `"${name}" = case when a."${name}" = r.gain ->> '${name}' then '' else a."${name}" end`,
  );
  await sql`
    update app.appliance a set ${sql.raw(blanks.join(", "))},
      purchased_on = case when a.purchased_on = (r.gain ->> 'purchased_on')::date then null else a.purchased_on end
    from app.import_row r
    where r.shop_id = ${SHOP_ID} and r.import_id = ${import_id} and r.did = 'filled' and a.shop_id = r.shop_id and a.id = r.row_id`.execute(
    db,
  );
}

const movedAppliance = appliance.pick({ id: true });

/** Gives the appliances of a client to another, for a merge or its undoing; answers their ids. */
export async function moveAppliances(
  db: ShopDb,
  { from, into, ids }: ClientMove,
): Promise<string[]> {
  const rows = await readRows(
    db,
    movedAppliance,
    sql`
    update app.appliance a set client_id = ${into}
    where a.shop_id = ${SHOP_ID} and a.client_id = ${from} and (${ids}::uuid[] is null or a.id = any(${ids}::uuid[]))
    returning a.id`,
  );
  return rows.map(({ id }) => id);
}
