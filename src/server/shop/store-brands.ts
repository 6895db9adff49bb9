import { sql } from "kysely";
import type { BrandUse } from "../../domain/catalogue/remembered-brands.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** More are never looked through in a list of suggestions. */
const MOST_REMEMBERED = 500;

/** The brands that this shop's appliances bear, the most used first. */
export async function brandsUsed(db: ShopDb): Promise<BrandUse[]> {
  const { rows } = await sql<BrandUse>`
    select a.brand as name, count(*) as uses from app.appliance a where a.shop_id = ${SHOP_ID} and a.brand <> ''
    group by a.brand order by uses desc, name limit ${MOST_REMEMBERED}`.execute(db);
  return rows;
}
