import { sql } from "kysely";
import { z } from "zod";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const place = z.strictObject({ place: z.string() });

/** The places that the shop uses, by name. */
export async function listPlaces(db: ShopDb): Promise<string[]> {
  const rows = await readRows(
    db,
    place,
    sql`
    select distinct r.place from app.repair r
    where r.shop_id = ${SHOP_ID} and r.place <> '' order by r.place limit 200`,
  );
  return rows.map((row) => row.place);
}
