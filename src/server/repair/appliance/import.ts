/** A file of appliances: each goes to a client whom the shop already has. */
import { sql } from "kysely";
import { isFaulty } from "../../../domain/client/import/import.ts";
import {
  planAppliances,
  type ApplianceGain,
  type AppliancePlan,
  type ApplianceRow,
  type OwnedAppliance,
} from "../../../domain/repair/appliance/import-plan.ts";
import type { Instant } from "../../../domain/time.ts";
import { inChunks, knownClients, recordFilled, type Tell } from "../../client/import/run.ts";
import { inSlices } from "../../platform/slices.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";

type Planning = { at: Instant; tell: Tell };

export async function planApplianceImport(
  db: ShopDb,
  rows: readonly ApplianceRow[],
  { at, tell }: Planning,
): Promise<AppliancePlan> {
  const told = (done: number) => tell({ phase: "comparing", done, all: rows.length });
  told(0);
  const owners = rows.flatMap(({ read }) => (isFaulty(read) ? [] : [read.owner]));
  const clients = await knownClients(db, owners);
  const appliances = await appliancesOf(
    db,
    clients.map(({ id }) => id),
  );
  const planned = planAppliances(rows, { clients, appliances }, { newId: monotonicIds(), at });
  return inSlices(planned, told);
}

async function appliancesOf(db: ShopDb, client_ids: readonly string[]): Promise<OwnedAppliance[]> {
  const { rows } = await sql<OwnedAppliance>`
    select a.* from app.appliance a where a.client_id = any(${[...client_ids]}::uuid[]) order by a.id`.execute(
    db,
  );
  return rows;
}

type Writing = { import_id: string; tell: Tell };

export async function writeAppliancePlan(
  db: ShopDb,
  { created, filled }: AppliancePlan,
  { import_id, tell }: Writing,
): Promise<void> {
  const all = created.length + filled.length;
  let done = 0;
  const wrote = (some: readonly unknown[]) =>
    tell({ phase: "writing", done: (done += some.length), all });
  for (const some of inChunks(created)) {
    await insertAppliances(db, some);
    await recordCreated(
      db,
      import_id,
      some.map(({ id }) => id),
    );
    wrote(some);
  }
  for (const some of inChunks(filled)) {
    await fillAppliances(db, some);
    wrote(some);
  }
  await recordFilled(db, import_id, filled);
}

async function recordCreated(db: ShopDb, import_id: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into app.import_row (shop_id, import_id, row_id, did, shape)
    select app.shop(), ${import_id}, id, 'created', app.appliance_shape(app.shop(), id)
    from unnest(${[...ids]}::uuid[]) id`.execute(db);
}

async function insertAppliances(db: ShopDb, appliances: readonly OwnedAppliance[]): Promise<void> {
  await sql`
    insert into app.appliance (shop_id, id, client_id, kind_id, kind, name, brand, gtin, model, type, serial,
      underwarranty, category, category_id, purchased_on)
    select app.shop(), g.id, g.client_id, g.kind_id, g.kind, g.name, g.brand, g.gtin, g.model, g.type, g.serial,
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
    where a.id = g.id`.execute(db);
}

/** Blanks that nobody touched since are blank again. */
export async function takeBackAppliances(db: ShopDb, import_id: string): Promise<void> {
  await sql`
    update app.appliance a set name = case when a.name = r.gain ->> 'name' then '' else a.name end,
      brand = case when a.brand = r.gain ->> 'brand' then '' else a.brand end,
      model = case when a.model = r.gain ->> 'model' then '' else a.model end,
      gtin = case when a.gtin = r.gain ->> 'gtin' then '' else a.gtin end,
      serial = case when a.serial = r.gain ->> 'serial' then '' else a.serial end,
      purchased_on = case when a.purchased_on = (r.gain ->> 'purchased_on')::date then null else a.purchased_on end
    from app.import_row r
    where r.import_id = ${import_id} and r.did = 'filled' and a.shop_id = r.shop_id and a.id = r.row_id`.execute(
    db,
  );
}
