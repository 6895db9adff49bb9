/** The totals of the shops' public pages. */
import { sql } from "kysely";
import { z } from "zod";
import { STEPS, type AudienceCount } from "../../../domain/shop/audience/audience.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { GateDatabase } from "../../platform/limit.ts";

/** `at`: within the day of the shop's clock on which it counts. */
export type ShopCount = Omit<AudienceCount, "day"> & { shop_id: string; at: Instant };

/** Of any shops, in one statement: those who wait for a page must not wait for it. */
export const addCounts = (database: GateDatabase, counts: readonly ShopCount[]): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.count_audience(${JSON.stringify(counts)}::jsonb)`.execute(db);
  });

const counted: z.ZodType<AudienceCount> = z.strictObject({
  day: LOCAL_DATE,
  step: z.enum(STEPS),
  source: z.string(),
  count: z.number(),
});

export const countsSince = (db: ShopDb, first: LocalDate): Promise<AudienceCount[]> =>
  readRows(
    db,
    counted,
    sql`select day, step, source, count from app.audience where shop_id = ${SHOP_ID} and day >= ${first}`,
  );
