/** What a card says of the quotes of repairs, without their lines and documents: some kilobytes for each quote. */
import { sql } from "kysely";
import { z } from "zod";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { statusAt } from "../store.ts";

const SUMMARY = z.strictObject({
  repair_id: z.string(),
  id: z.string(),
  status: z.enum(QUOTE_STATUSES),
});
export type QuoteSummary = z.output<typeof SUMMARY>;

/** Newest first for each repair. */
export const quoteSummaries = (
  db: ShopDb,
  repair_ids: readonly string[],
  at: Instant,
): Promise<QuoteSummary[]> =>
  readRows(
    db,
    SUMMARY,
    sql`select q.repair_id, q.id, ${statusAt(at)} as status from app.quote q
      where q.shop_id = ${SHOP_ID} and q.repair_id = any(${[...repair_ids]}::uuid[])
      order by q.created_at desc, q.id desc`,
  );
