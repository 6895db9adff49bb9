/** Imports and undoes files of appliances, whose clients the shop already has. */
import { sql } from "kysely";
import { isFaulty } from "../../../domain/client/import/import.ts";
import {
  planAppliances,
  type ApplianceGain,
  type AppliancePlan,
  type ApplianceRow,
  type OwnedAppliance,
} from "../../../domain/repair/appliance/import-plan.ts";
import { knownClients } from "../../client/import/plan-clients.ts";
import { countsOf, type ImportRun, type PlannedImport } from "../../client/import/run.ts";
import { insertFilledRows, removeInTurns } from "../../client/import/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { chunksOf, inSlices } from "../../platform/slices.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

export async function planApplianceImport(
  db: ShopDb,
  rows: readonly ApplianceRow[],
  run: ImportRun,
): Promise<PlannedImport> {
  const compared = (done: number) => run.onProgress({ phase: "comparing", done, all: rows.length });
  compared(0);
  const owners = rows.flatMap(({ read }) => (isFaulty(read) ? [] : [read.owner]));
  const clients = await knownClients(db, owners);
  const appliances = await appliancesOf(
    db,
    clients.map(({ id }) => id),
  );
  const making = { newId: monotonicIds(), at: run.at };
  const plan = await inSlices(planAppliances(rows, { clients, appliances }, making), compared);
  return { counts: countsOf(plan), write: () => writePlan(db, plan, run) };
}

async function appliancesOf(db: ShopDb, client_ids: readonly string[]): Promise<OwnedAppliance[]> {
  const { rows } = await sql<OwnedAppliance>`
    select a.* from app.appliance a where a.shop_id = ${SHOP_ID} and a.client_id = any(${[...client_ids]}::uuid[]) order by a.id`.execute(
    db,
  );
  return rows;
}

async function writePlan(
  db: ShopDb,
  { created, filled }: AppliancePlan,
  { import_id, onProgress }: ImportRun,
): Promise<void> {
  const all = created.length + filled.length;
  let done = 0;
  const wrote = (rows: readonly unknown[]) =>
    onProgress({ phase: "writing", done: (done += rows.length), all });
  for (const appliances of chunksOf(created)) {
    await insertAppliances(db, appliances);
    await recordCreated(
      db,
      import_id,
      appliances.map(({ id }) => id),
    );
    wrote(appliances);
  }
  for (const gains of chunksOf(filled)) {
    await fillAppliances(db, gains);
    wrote(gains);
  }
  await insertFilledRows(db, import_id, filled);
}

async function recordCreated(db: ShopDb, import_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into app.import_row (shop_id, import_id, row_id, did, shape)
    select ${SHOP_ID}, ${import_id}, id, 'created', app.appliance_shape(${SHOP_ID}, id)
    from unnest(${[...ids]}::uuid[]) id`.execute(db);
}

async function insertAppliances(db: ShopDb, appliances: readonly OwnedAppliance[]): Promise<void> {
  await sql`
    insert into app.appliance (shop_id, id, client_id, kind_id, kind, name, brand, gtin, model, type, serial,
      underwarranty, category, category_id, purchased_on)
    select ${SHOP_ID}, g.id, g.client_id, g.kind_id, g.kind, g.name, g.brand, g.gtin, g.model, g.type, g.serial,
      g.underwarranty, g.category, g.category_id, g.purchased_on
    from jsonb_to_recordset(${JSON.stringify(appliances)}::jsonb) as g (id uuid, client_id uuid, kind_id text, kind text,
      name text, brand text, gtin text, model text, type text, serial text, underwarranty boolean, category text,
      category_id text, purchased_on date)`.execute(db);
}

type Filled = { id: string; gain: ApplianceGain };

async function fillAppliances(db: ShopDb, filled: readonly Filled[]): Promise<void> {
  const rows = filled.map(({ id, gain }) => ({ ...gain, id }));
  await sql`
    update app.appliance a set name = coalesce(g.name, a.name), brand = coalesce(g.brand, a.brand),
      model = coalesce(g.model, a.model), gtin = coalesce(g.gtin, a.gtin), serial = coalesce(g.serial, a.serial),
      purchased_on = coalesce(g.purchased_on, a.purchased_on)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (id uuid, name text, brand text, model text, gtin text, serial text, purchased_on date)
    where a.shop_id = ${SHOP_ID} and a.id = g.id`.execute(db);
}

/** Answers how many appliances were removed: those that were not used nor changed since. */
export async function undoApplianceImport(db: ShopDb, import_id: string): Promise<number> {
  await takeBackGains(db, import_id);
  return removeInTurns(db, sql`select app.remove_imported_appliances(${import_id}) as count`);
}

/** Filled fields that were not changed since are blank again. */
async function takeBackGains(db: ShopDb, import_id: string): Promise<void> {
  await sql`
    update app.appliance a set name = case when a.name = r.gain ->> 'name' then '' else a.name end,
      brand = case when a.brand = r.gain ->> 'brand' then '' else a.brand end,
      model = case when a.model = r.gain ->> 'model' then '' else a.model end,
      gtin = case when a.gtin = r.gain ->> 'gtin' then '' else a.gtin end,
      serial = case when a.serial = r.gain ->> 'serial' then '' else a.serial end,
      purchased_on = case when a.purchased_on = (r.gain ->> 'purchased_on')::date then null else a.purchased_on end
    from app.import_row r
    where r.shop_id = ${SHOP_ID} and r.import_id = ${import_id} and r.did = 'filled' and a.shop_id = r.shop_id and a.id = r.row_id`.execute(
    db,
  );
}
