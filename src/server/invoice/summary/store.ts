/** What a card says of the invoices of repairs, without their documents: some kilobytes for each invoice. */
import { sql } from "kysely";
import { z } from "zod";
import { readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { STANDS } from "../store.ts";

const SUMMARY = z.strictObject({
  repair_id: z.string(),
  quote_id: z.string().nullable(),
  id: z.string(),
  kind: z.number(),
  reference: z.string(),
  /** In cents; nothing is owed on a credit note. */
  remainder: z.number(),
  bonus_remainder: z.number(),
  /** It bills its quote: no deposit, neither replaced nor credited in full. */
  stands: z.boolean(),
});
export type InvoiceSummary = z.output<typeof SUMMARY>;

/** Oldest first for each repair. */
export const invoiceSummaries = (
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<InvoiceSummary[]> =>
  readRows(
    db,
    SUMMARY,
    sql`select i.repair_id, i.quote_id, i.id, i.kind, i.reference, coalesce(b.remainder, 0) as remainder,
        coalesce(b.bonus_remainder, 0) as bonus_remainder, i.kind in (380, 384) and coalesce(${STANDS}, false) as stands
      from app.invoice i left join app.invoice_balance b on b.shop_id = ${SHOP_ID} and b.invoice_id = i.id
      where i.shop_id = ${SHOP_ID} and i.repair_id = any(${[...repair_ids]}::uuid[]) order by i.issued_at, i.id`,
  );
