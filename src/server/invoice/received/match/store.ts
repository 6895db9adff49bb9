/** Which parts of repairs the lines of suppliers' invoices bill. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../../domain/time.ts";
import { readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";

const match = z.strictObject({
  supplier_invoice_id: z.string(),
  line: z.number(),
  spare_part_id: z.string(),
});
export type SupplierMatch = z.output<typeof match>;

export const matchesOf = (db: ShopDb, ids: readonly string[]): Promise<SupplierMatch[]> =>
  readRows(
    db,
    match,
    sql`select m.supplier_invoice_id, m.line, m.spare_part_id from app.supplier_invoice_match m
      where m.shop_id = ${SHOP_ID} and m.supplier_invoice_id = any(${[...ids]}::uuid[]) order by m.line`,
  );

type NewMatch = SupplierMatch & { created_by: string | null; created_at: Instant };

/** Another part takes the place of the one that the line had. */
export async function saveMatch(db: ShopDb, given: NewMatch): Promise<void> {
  await deleteMatch(db, given);
  await db
    .insertInto("supplier_invoice_match")
    .values({ ...given, shop_id: SHOP_ID })
    .execute();
}

export async function deleteMatch(
  db: ShopDb,
  { supplier_invoice_id, line: at }: Pick<SupplierMatch, "supplier_invoice_id" | "line">,
): Promise<void> {
  await sql`delete from app.supplier_invoice_match
    where shop_id = ${SHOP_ID} and supplier_invoice_id = ${supplier_invoice_id} and line = ${at}`.execute(
    db,
  );
}

const id = z.strictObject({ id: z.string() });

/** Parts ordered or received lately that no line bills yet. */
export async function unbilledParts(db: ShopDb): Promise<string[]> {
  const rows = await readRows(
    db,
    id,
    sql`select p.id from app.spare_part p
      where p.shop_id = ${SHOP_ID} and not p.cancelled
        and not exists (select from app.supplier_invoice_match m where m.shop_id = ${SHOP_ID} and m.spare_part_id = p.id)
      order by p.created_at desc limit 300`,
  );
  return rows.map((one) => one.id);
}
