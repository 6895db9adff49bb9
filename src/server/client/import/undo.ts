/** An import is taken back whole, but for what somebody used or changed since. */
import { sql } from "kysely";
import { refuse, type Decision } from "../../../domain/decision.ts";
import { lossOf, type Gain } from "../../../domain/client/gain.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { takeBackAppliances } from "../../repair/appliance/import.ts";
import { takeBackAll, type Losses } from "../gain/store.ts";
import type { Author } from "../../platform/change.ts";
import { beginBulk, inChunks, settleBulk } from "./run.ts";
import { loadImport, oneAtATime, type ImportRow } from "./store.ts";
import { loadClients } from "../store.ts";

export type UndoRefusal = "import-unknown" | "import-undone";

/**
 * Takes an import back: what it created and nobody used or changed since goes, what it filled and nobody
 * touched since is blank again. What is in use stays, and is counted in `kept`.
 */
export async function undoImport(
  db: ShopDb,
  { id, author }: { id: string; author: Author },
): Promise<Decision<ImportRow, UndoRefusal>> {
  await oneAtATime(db);
  const held = await loadImport(db, id);
  if (!held) return refuse("import-unknown");
  if (held.undone_at !== null) return refuse("import-undone");
  const removed =
    held.noun === "client" ? await takeBackClients(db, id) : await takeBackMachines(db, id);
  await sql`
    update app.import set undone_at = clock_timestamp(), undone_by = ${author.account_id}::uuid, kept = ${held.created - removed}
    where id = ${id}`.execute(db);
  return (await loadImport(db, id)) ?? held;
}

type FilledRow = { id: string; gain: Gain };

async function takeBackClients(db: ShopDb, import_id: string): Promise<number> {
  const { rows: filled } = await sql<FilledRow>`
    select r.row_id as id, r.gain from app.import_row r join app.client c on c.shop_id = r.shop_id and c.id = r.row_id
    where r.import_id = ${import_id} and r.did = 'filled' order by r.row_id for update of c`.execute(
    db,
  );
  await beginBulk(db);
  for (const some of inChunks(filled)) await takeBackAll(db, await lossesOf(db, some));
  const removed = await removeAll(db, (one) =>
    sql<Removed>`select app.remove_imported_clients(${import_id}) as count`.execute(one),
  );
  await settleBulk(
    db,
    filled.map(({ id }) => id),
  );
  return removed;
}

async function lossesOf(db: ShopDb, filled: readonly FilledRow[]): Promise<Losses[]> {
  const today = await loadClients(
    db,
    filled.map(({ id }) => id),
  );
  const gains = new Map(filled.map(({ id, gain }) => [id, gain]));
  return today.flatMap((client) => {
    const gain = gains.get(client.id);
    return gain ? [{ client_id: client.id, loss: lossOf(client, gain) }] : [];
  });
}

async function takeBackMachines(db: ShopDb, import_id: string): Promise<number> {
  await takeBackAppliances(db, import_id);
  return removeAll(db, (one) =>
    sql<Removed>`select app.remove_imported_appliances(${import_id}) as count`.execute(one),
  );
}

type Removed = { count: number };

/** Removes some at a time until none is left that may go; answers how many went. */
async function removeAll(
  db: ShopDb,
  some: (db: ShopDb) => Promise<{ rows: Removed[] }>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const { rows } = await some(db);
    const count = rows[0]?.count ?? 0;
    if (count === 0) return all;
    all += count;
  }
}
