/** Disputes of invoices: only their lifting is added. */
import { sql } from "kysely";
import { z } from "zod";
import type { Dispute } from "../../../domain/payment/dispute/dispute.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const dispute = z.strictObject({
  id: z.string(),
  invoice_id: z.string(),
  reason: z.string(),
  created_by: z.string().nullable(),
  created_at: INSTANT,
  lifted_by: z.string().nullable(),
  lifted_at: INSTANT.nullable(),
});

/** Those that stand. */
export const openDisputes = (db: ShopDb, invoice_ids: readonly string[]): Promise<Dispute[]> =>
  readRows(
    db,
    dispute,
    sql`
    select d.id, d.invoice_id, d.reason, d.created_by, d.created_at, d.lifted_by, d.lifted_at from app.invoice_dispute d
    where d.shop_id = ${SHOP_ID} and d.invoice_id = any(${[...invoice_ids]}::uuid[]) and d.lifted_at is null`,
  );

type NewDispute = Pick<Dispute, "invoice_id" | "reason" | "created_by" | "created_at">;

export async function insertDispute(
  db: ShopDb,
  { invoice_id, reason, created_by, created_at }: NewDispute,
): Promise<void> {
  await sql`
    insert into app.invoice_dispute (shop_id, invoice_id, reason, created_by, created_at)
    values (${SHOP_ID}, ${invoice_id}, ${reason}, ${created_by}, ${created_at})`.execute(db);
}

export async function markLifted(
  db: ShopDb,
  id: string,
  { by, at }: { by: string | null; at: Instant },
): Promise<void> {
  await sql`
    update app.invoice_dispute d set lifted_by = ${by}, lifted_at = greatest(${at}::timestamptz, d.created_at)
    where d.shop_id = ${SHOP_ID} and d.id = ${id}`.execute(db);
}
