/** The imports of a shop: run once whatever the retries, and listed. */
import { sql } from "kysely";
import { badInput, type BadInput } from "../../../domain/validation.ts";
import type { ClientRow } from "../../../domain/client/import/plan.ts";
import type { ApplianceRow } from "../../../domain/repair/appliance/import-plan.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { planApplianceImport, writeAppliancePlan } from "../../repair/appliance/import.ts";
import type { Author } from "../../platform/change.ts";
import {
  countsOf,
  planClientImport,
  writeClientPlan,
  type ImportCounts,
  type Tell,
} from "./run.ts";

/** What came over the wire, read line by line; `check` only says what would happen. */
export type ReadImport = { import_id: string; filename: string; check: boolean } & (
  | { noun: "client"; rows: readonly ClientRow[] }
  | { noun: "appliance"; rows: readonly ApplianceRow[] }
);

export type ImportReport = ImportCounts & { import_id: string };
type Running = { author: Author; at: Instant; tell: Tell };

const OTHER_FILE =
  "Cet import a déjà servi à un autre fichier. Rien n’a été enregistré\u00a0: rechargez la page et choisissez de nouveau le fichier.";

/** The same import again answers what the first one did, and does nothing. */
export async function runImport(
  db: ShopDb,
  request: ReadImport,
  running: Running,
): Promise<ImportReport | BadInput> {
  const { import_id, check, noun, filename } = request;
  if (!check) await oneAtATime(db);
  const before = await loadImport(db, import_id);
  if (before && (before.noun !== noun || before.filename !== filename))
    return badInput({ file: OTHER_FILE });
  const done = before && (await loadReport(db, import_id));
  if (done) return done;
  const planned = await plan(db, request, running);
  if (!check) {
    await record(db, { request, counts: planned.counts, author: running.author });
    await planned.write();
  }
  return { import_id, ...planned.counts };
}

/** Two people who bring the same file do not bring everybody twice. */
export async function oneAtATime(db: ShopDb): Promise<void> {
  await sql`select pg_advisory_xact_lock(7313, hashtext(app.shop()::text))`.execute(db);
}

type Planned = { counts: ImportCounts; write: () => Promise<void> };

async function plan(db: ShopDb, request: ReadImport, { at, tell }: Running): Promise<Planned> {
  const writing = { import_id: request.import_id, tell };
  if (request.noun === "client") {
    const made = await planClientImport(db, request.rows, tell);
    return { counts: countsOf(made), write: () => writeClientPlan(db, made, writing) };
  }
  const made = await planApplianceImport(db, request.rows, { at, tell });
  return { counts: countsOf(made), write: () => writeAppliancePlan(db, made, writing) };
}

type Recording = { request: ReadImport; counts: ImportCounts; author: Author };

async function record(db: ShopDb, { request, counts, author }: Recording): Promise<void> {
  const { import_id, noun, filename } = request;
  const { created, updated, unchanged, faulty, faults } = counts;
  await sql`
    insert into app.import (shop_id, id, noun, filename, created_by, created, updated, unchanged, faulty, faults)
    values (app.shop(), ${import_id}, ${noun}, ${filename}, ${author.account_id}::uuid, ${created}, ${updated}, ${unchanged},
      ${faulty}, ${JSON.stringify(faults)}::jsonb)`.execute(db);
}

async function loadReport(db: ShopDb, import_id: string): Promise<ImportReport | undefined> {
  const { rows } = await sql<ImportReport>`
    select i.id as import_id, i.created, i.updated, i.unchanged, i.faulty, i.faults from app.import i where i.id = ${import_id}`.execute(
    db,
  );
  return rows[0];
}

export type ImportRow = {
  id: string;
  noun: string;
  filename: string;
  at: Instant;
  by: string | null;
  created: number;
  updated: number;
  faulty: number;
  kept: number;
  undone_at: Instant | null;
};

const IMPORT = sql`i.id, i.noun, i.filename, i.at, i.created, i.updated, i.faulty, i.kept, i.undone_at,
  nullif(concat_ws(' ', u.firstname, u.lastname), '') as by
  from app.import i left join app.shop_user u on u.shop_id = i.shop_id and u.id = i.created_by`;

/** The latest first. */
export async function listImports(db: ShopDb, first: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`select ${IMPORT} order by i.at desc limit ${first}`.execute(
    db,
  );
  return rows;
}

export async function loadImport(db: ShopDb, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${IMPORT} where i.id = ${id}`.execute(db);
  return rows[0];
}
