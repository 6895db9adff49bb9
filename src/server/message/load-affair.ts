/** What a letter about a repair is written from. */
import type { Client } from "../../domain/client/client.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadClients } from "../client/store.ts";
import { loadAppliances, type ApplianceRow } from "../repair/appliance/store.ts";
import { loadRepairs, type RepairRow } from "../repair/store.ts";
import { loadShop, type StaffedShop } from "../shop/store.ts";

export type Affair = {
  shop: StaffedShop;
  repair: RepairRow;
  client: Client;
  appliance: ApplianceRow | undefined;
};

/** Undefined for a repair that is not of this shop. */
export async function loadAffair(db: ShopDb, repair_id: string): Promise<Affair | undefined> {
  const [repair] = await loadRepairs(db, [repair_id]);
  if (!repair) return undefined;
  const { shop_id, client_id, appliance_id } = repair;
  const [shop, [client], [appliance]] = await Promise.all([
    loadShop(db, shop_id),
    loadClients(db, [client_id]),
    loadAppliances(db, appliance_id ? [appliance_id] : []),
  ]);
  return shop && client && { shop, repair, client, appliance };
}
