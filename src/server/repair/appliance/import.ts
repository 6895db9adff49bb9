/** Imports and undoes files of appliances, whose clients the shop already has. */
import { sql } from "kysely";
import { isFaulty } from "../../../domain/client/import/import.ts";
import {
  planAppliances,
  type AppliancePlan,
  type ApplianceRow,
} from "../../../domain/repair/appliance/import-plan.ts";
import { knownClients } from "../../client/import/plan-clients.ts";
import { countsOf, type ImportRun, type PlannedImport } from "../../client/import/run.ts";
import { insertCreatedRows, insertFilledRows, removeInTurns } from "../../client/import/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { monotonicIds } from "../../platform/monotonic-ids.ts";
import { chunksOf, inSlices } from "../../platform/slices.ts";
import { appliancesOfClients, fillAppliances, insertAppliances, takeBackGains } from "./store.ts";

export async function planApplianceImport(
  db: ShopDb,
  rows: readonly ApplianceRow[],
  run: ImportRun,
): Promise<PlannedImport> {
  const compared = (done: number) => run.onProgress({ phase: "comparing", done, all: rows.length });
  compared(0);
  const owners = rows.flatMap(({ read }) => (isFaulty(read) ? [] : [read.owner]));
  const clients = await knownClients(db, owners);
  const appliances = await appliancesOfClients(
    db,
    clients.map(({ id }) => id),
  );
  const making = { newId: monotonicIds(), at: run.at };
  const plan = await inSlices(
    planAppliances(rows, { clients, appliances: appliances.toSorted(byId) }, making),
    compared,
  );
  return { counts: countsOf(plan), write: () => writePlan(db, plan, run) };
}

/** The oldest first: of two that look the same, the latest is the one that a line completes. */
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

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
    await insertCreatedRows(db, "appliance", { import_id, ids: appliances.map(({ id }) => id) });
    wrote(appliances);
  }
  for (const gains of chunksOf(filled)) {
    await fillAppliances(db, gains);
    wrote(gains);
  }
  await insertFilledRows(db, import_id, filled);
}

/** Answers how many appliances were removed: those that were not used nor changed since. */
export async function undoApplianceImport(db: ShopDb, import_id: string): Promise<number> {
  await takeBackGains(db, import_id);
  return removeInTurns(db, sql`select app.remove_imported_appliances(${import_id}) as count`);
}
