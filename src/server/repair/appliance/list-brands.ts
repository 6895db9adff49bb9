import { sql } from "kysely";
import { z } from "zod";
import type { BrandUse } from "../../../domain/catalogue/remembered-brands.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** A list of suggestions shows no more. */
const MOST_BRANDS = 500;
const brandUse = z.strictObject({ name: z.string(), uses: z.number() });

/** The brands of this shop's appliances, the most frequent first. */
export const brandsUsed = (db: ShopDb): Promise<BrandUse[]> =>
  readRows(
    db,
    brandUse,
    sql`
    select a.brand as name, count(*) as uses from app.appliance a where a.shop_id = ${SHOP_ID} and a.brand <> ''
    group by a.brand order by uses desc, name limit ${MOST_BRANDS}`,
  );
