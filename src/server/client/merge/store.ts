/** Records that were merged into another: their ids lead to the survivor. */
import { sql } from "kysely";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadClients, type ClientRow } from "../store.ts";

type Survivor = { id: string; survivor_id: string };

/** By the id that was asked: the client itself, or whom it was merged into; unknown ids are left out. */
export async function loadSurvivors(
  db: ShopDb,
  ids: readonly string[],
): Promise<Map<string, ClientRow>> {
  const clients = await loadClients(db, ids);
  const found = new Map(clients.map((client) => [client.id, client]));
  const { rows } = await sql<Survivor>`
    select c.id, app.survivor(c.id) as survivor_id from app.client c
    where c.id = any(${[...ids]}::uuid[]) and c.merged_into is not null`.execute(db);
  const survivors = await loadClients(
    db,
    rows.map(({ survivor_id }) => survivor_id),
  );
  for (const { id, survivor_id } of rows) {
    const survivor = survivors.find((client) => client.id === survivor_id);
    if (survivor) found.set(id, survivor);
  }
  return found;
}

/**
 * The client of this id, or whom it was merged into, held until the end of the transaction: no merge takes
 * away what is written for it meanwhile. Undefined when the shop has none of this id.
 */
export async function holdSurvivor(db: ShopDb, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ merged_into: string | null }>`
    select c.merged_into from app.client c where c.id = ${id} for no key update`.execute(db);
  const merged_into = rows[0]?.merged_into;
  if (merged_into === undefined) return undefined;
  return merged_into === null ? id : holdSurvivor(db, merged_into);
}
