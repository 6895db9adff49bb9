/** The hours of arrival that clients were given. */
import { sql } from "kysely";
import { z } from "zod";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const departure = z.strictObject({
  repair_id: z.string(),
  event_id: z.string(),
  expected_at: INSTANT,
});
export type Departure = z.output<typeof departure>;

/** The latest of each appointment of these repairs. */
export const departuresOf = (db: ShopDb, repair_ids: readonly string[]): Promise<Departure[]> =>
  readRows(
    db,
    departure,
    sql`
    select distinct on (i.repair_id, i.payload ->> 'event_id') i.repair_id, i.payload ->> 'event_id' as event_id,
      (i.payload ->> 'expected_at')::timestamptz as expected_at
    from app.repair_item i
    where i.shop_id = ${SHOP_ID} and i.repair_id = any(${[...repair_ids]}::uuid[]) and i.type = 'TechnicianLeft'
    order by i.repair_id, i.payload ->> 'event_id', i.id desc`,
  );
