/** What the shop decided of its suppliers' invoices, in order. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Decided } from "../../../../domain/invoice/received/decide.ts";
import type { Instant } from "../../../../domain/time.ts";
import { columnsOf } from "../../../platform/database/columns.ts";
import { INSTANT, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";

const decision = z.strictObject({
  id: z.string(),
  supplier_invoice_id: z.string(),
  position: z.number(),
  code: z.number(),
  reason_code: z.string(),
  reason: z.string(),
  at: INSTANT,
});
export type SupplierStatus = z.output<typeof decision>;

const decisions = (db: ShopDb, rest: RawBuilder<unknown>): Promise<SupplierStatus[]> =>
  readRows(
    db,
    decision,
    sql`select ${columnsOf(Object.keys(decision.shape), "s")} from app.supplier_invoice_status s
      where s.shop_id = ${SHOP_ID} ${rest} order by s.position`,
  );

/** In the order in which they were taken. */
export const decisionsOf = (db: ShopDb, ids: readonly string[]): Promise<SupplierStatus[]> =>
  decisions(db, sql`and s.supplier_invoice_id = any(${[...ids]}::uuid[])`);

export const loadDecision = async (db: ShopDb, id: string): Promise<SupplierStatus | undefined> =>
  (await decisions(db, sql`and s.id = ${id}`))[0];

type NewDecision = Decided & {
  id: string;
  supplier_invoice_id: string;
  position: number;
  at: Instant;
  created_by: string | null;
};

export async function insertDecision(db: ShopDb, given: NewDecision): Promise<void> {
  await db
    .insertInto("supplier_invoice_status")
    .values({ ...given, shop_id: SHOP_ID })
    .execute();
}
