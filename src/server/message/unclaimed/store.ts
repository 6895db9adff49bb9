/** Letters that remind of an appliance to fetch. */
import { sql } from "kysely";
import { z } from "zod";
import { REMINDED } from "../../../domain/intake/unclaimed/unclaimed.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const stale = z.strictObject({ id: z.string() });

/** Of these messages, the reminders whose appliance was handed over, or is worked on again, since they were written. */
export const staleUnclaimed = async (db: ShopDb, ids: readonly string[]): Promise<string[]> =>
  (
    await readRows(
      db,
      stale,
      sql`
      select m.id from app.message m
      where m.shop_id = ${SHOP_ID} and m.id = any(${[...ids]}::uuid[]) and m.template = 'device-unclaimed'
        and not exists (select from app.unclaimed_reminder u
          join app.intake i on i.shop_id = u.shop_id and i.id = u.intake_id
          join app.repair r on r.shop_id = i.shop_id and r.id = i.repair_id
          where u.shop_id = ${SHOP_ID} and i.shop_id = ${SHOP_ID} and r.shop_id = ${SHOP_ID} and u.message_id = m.id
            and i.returned_at is null and r.status = any(${[...REMINDED]}::text[]))`,
    )
  ).map(({ id }) => id);
