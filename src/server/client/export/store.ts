/** A shop's clients and appliances in the order they came, a chunk at a time. */
import { sql } from "kysely";
import type { OwnedAppliance } from "../../../domain/repair/appliance/import-plan.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { inChunks } from "../import/run.ts";
import { loadClients, type ClientRow } from "../store.ts";

/** Ids are light: each question goes through the whole shop. */
const IDS = 5_000;
/** Few enough to be written down in the time that others may wait. */
const CHUNK = 250;

/** The ids after this one; merged records are left out. */
export async function nextClientIds(db: ShopDb, after: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from app.client c
    where c.merged_into is null and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${IDS}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** These in order, a chunk at a time. */
export const clientChunksOf = (ids: readonly string[]) => inChunks(ids, CHUNK);

export async function clientsInOrder(db: ShopDb, ids: readonly string[]): Promise<ClientRow[]> {
  const clients = await loadClients(db, ids);
  return clients.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}

export type Owned = { appliance: OwnedAppliance; owner: ClientRow };

export async function nextAppliances(db: ShopDb, after: string | null): Promise<Owned[]> {
  const { rows } = await sql<OwnedAppliance>`
    select a.* from app.appliance a
    where ${after}::uuid is null or a.id > ${after}::uuid order by a.id limit ${CHUNK}`.execute(db);
  const owners = await loadClients(db, [...new Set(rows.map(({ client_id }) => client_id))]);
  const byId = new Map(owners.map((owner) => [owner.id, owner]));
  return rows.flatMap((appliance) => {
    const owner = byId.get(appliance.client_id);
    return owner ? [{ appliance, owner }] : [];
  });
}
