/** Undoes an import: all of it goes, except what was used or changed since. */
import { sql } from "kysely";
import { z } from "zod";
import { lossOf, type Gain } from "../../../domain/client/gain.ts";
import { refuse, type Decision } from "../../../domain/decision.ts";
import type { Author } from "../../platform/change.ts";
import { readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { chunksOf } from "../../platform/slices.ts";
import { takeBackGains, type ClientLoss } from "../gain/store.ts";
import { loadClients } from "../store.ts";
import {
  announceBulk,
  beginBulk,
  loadImport,
  lockImports,
  markUndone,
  removeInTurns,
  type ImportRow,
} from "./store.ts";

export type UndoRefusal = "import-unknown" | "import-undone";
/** By what the file held: undoes its rows, answers how many created ones were removed. */
export type Undoers = Record<ImportRow["noun"], (db: ShopDb, import_id: string) => Promise<number>>;

/**
 * Created rows that were not used nor changed since are deleted, filled fields that were not changed since
 * are blank again. Rows in use stay, and are counted in `kept`.
 */
export async function undoImport(
  db: ShopDb,
  { id, author }: { id: string; author: Author },
  undoers: Undoers,
): Promise<Decision<ImportRow, UndoRefusal>> {
  await lockImports(db);
  const found = await loadImport(db, id);
  if (!found) return refuse("import-unknown");
  if (found.undone_at !== null) return refuse("import-undone");
  const removed = await undoers[found.noun](db, id);
  await markUndone(db, { id, kept: found.created - removed, author });
  return (await loadImport(db, id)) ?? found;
}

const filledRow = z.strictObject({
  id: z.string(),
  gain: z.custom<Gain>((value) => typeof value === "object" && value !== null && "fields" in value),
});
type FilledRow = z.output<typeof filledRow>;

/** Answers how many clients were removed. */
export async function undoClientImport(db: ShopDb, import_id: string): Promise<number> {
  const filled = await readRows(
    db,
    filledRow,
    sql`
    select r.row_id as id, r.gain from app.import_row r join app.client c on c.shop_id = r.shop_id and c.id = r.row_id
    where r.shop_id = ${SHOP_ID} and r.import_id = ${import_id} and r.did = 'filled' order by r.row_id for update of c`,
  );
  await beginBulk(db);
  for (const rows of chunksOf(filled)) await takeBackGains(db, await lossesOf(db, rows));
  const removed = await removeInTurns(
    db,
    sql`select app.remove_imported_clients(${import_id}) as count`,
  );
  await announceBulk(db);
  return removed;
}

async function lossesOf(db: ShopDb, filled: readonly FilledRow[]): Promise<ClientLoss[]> {
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
