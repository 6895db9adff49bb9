/** Records that were merged into another: their ids lead to the survivor. */
import { sql } from "kysely";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadClients, type ClientRow } from "./store.ts";

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
