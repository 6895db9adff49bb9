/** The one booking that a shop made to try its page. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const trial = z.strictObject({ event_id: z.string(), start_at: INSTANT, end_at: INSTANT });
export type Trial = z.output<typeof trial>;

/** Undefined once it is removed, from the agenda too. */
export const findTrial = (db: ShopDb): Promise<Trial | undefined> =>
  readRow(
    db,
    trial,
    sql`select t.event_id, coalesce(e.public_start_at, e.start_at) as start_at,
        coalesce(e.public_end_at, e.end_at) as end_at
      from app.booking_trial t join app.event e on e.shop_id = t.shop_id and e.id = t.event_id
      where t.shop_id = ${SHOP_ID}`,
  );

export async function insertTrial(db: ShopDb, event_id: string, at: Instant): Promise<void> {
  await db
    .insertInto("booking_trial")
    .values({ shop_id: SHOP_ID, event_id, created_at: at })
    .execute();
}
