/** Writes the plan of a client import, a thousand records at a time. */
import type { ClientPlan, ImportedClient } from "../../../domain/client/import/plan.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { chunksOf } from "../../platform/slices.ts";
import { giveGains } from "../gain/store.ts";
import type { ImportRun } from "./run.ts";
import {
  announceBulk,
  beginBulk,
  insertCreatedRows,
  insertFilledRows,
  insertImportedClients,
} from "./store.ts";

export async function saveImportedClients(
  db: ShopDb,
  { created, filled }: ClientPlan,
  { import_id, onProgress }: Pick<ImportRun, "import_id" | "onProgress">,
): Promise<void> {
  const all = created.length + filled.length;
  let done = 0;
  const wrote = (rows: readonly unknown[]) =>
    onProgress({ phase: "writing", done: (done += rows.length), all });
  await beginBulk(db);
  for (const clients of chunksOf(created)) {
    await insertClients(db, clients);
    await insertCreatedRows(db, "client", { import_id, ids: clients.map(({ id }) => id) });
    wrote(clients);
  }
  for (const gains of chunksOf(filled)) {
    await giveGains(db, gains);
    wrote(gains);
  }
  const gained = filled.map(({ client_id, gain }) => ({ id: client_id, gain }));
  await insertFilledRows(db, import_id, gained);
  await announceBulk(db);
  onProgress({ phase: "finishing", done: all, all });
}

async function insertClients(db: ShopDb, clients: readonly ImportedClient[]): Promise<void> {
  await insertImportedClients(db, clients);
  await giveGains(
    db,
    clients.map(({ id, phones, addresses }) => ({
      client_id: id,
      gain: { fields: {}, phones, addresses },
    })),
  );
}
