import { sql } from "kysely";
import type { OwnedAppliance } from "../../../domain/repair/appliance/import-plan.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

const PAGE = 250;

/** The shop's appliances after this id, in the order of their ids. */
export async function nextAppliances(db: ShopDb, after: string | null): Promise<OwnedAppliance[]> {
  const { rows } = await sql<OwnedAppliance>`
    select a.* from app.appliance a
    where a.shop_id = ${SHOP_ID} and (${after}::uuid is null or a.id > ${after}::uuid) order by a.id limit ${PAGE}`.execute(
    db,
  );
  return rows;
}
