/** A shop's clients and appliances in the order they came, a chunk at a time. */
import { sql } from "kysely";
import type { OwnedAppliance } from "../../domain/repair/import-plan.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadClients, type ClientRow } from "./store.ts";

const CHUNK = 1_000;

/** Those after this one; merged records are left out. */
export async function nextClients(db: ShopDb, after: string | null): Promise<ClientRow[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from app.client c
    where c.merged_into is null and (${after}::uuid is null or c.id > ${after}::uuid) order by c.id limit ${CHUNK}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
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
