/** What left with the accounts, and what was printed again: written once, never changed. */
import { sql } from "kysely";
import { z } from "zod";
import type { LedgerExport, Reprint } from "../../../domain/ledger/trace/trace.ts";
import { INSTANT, LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const exportRow = z.strictObject({
  id: z.string(),
  at: INSTANT,
  account_id: z.string().nullable(),
  file: z.string(),
  period_from: LOCAL_DATE.nullable(),
  period_to: LOCAL_DATE.nullable(),
});

export const allExports = (db: ShopDb): Promise<LedgerExport[]> =>
  readRows(
    db,
    exportRow,
    sql`select id, at, account_id, file, period_from, period_to from app.ledger_export where shop_id = ${SHOP_ID}`,
  );

export async function insertExport(db: ShopDb, row: LedgerExport): Promise<void> {
  await db
    .insertInto("ledger_export")
    .values({ ...row, shop_id: SHOP_ID })
    .execute();
}

const reprintRow = z.strictObject({
  id: z.string(),
  invoice_id: z.string(),
  at: INSTANT,
  on_day: LOCAL_DATE,
  account_id: z.string(),
});

export const allReprints = (db: ShopDb): Promise<Reprint[]> =>
  readRows(
    db,
    reprintRow,
    sql`select id, invoice_id, at, on_day, account_id from app.reprint where shop_id = ${SHOP_ID}`,
  );

/** False when this person already opened it that day. */
export async function insertReprint(db: ShopDb, row: Reprint): Promise<boolean> {
  const inserted = await db
    .insertInto("reprint")
    .values({ ...row, shop_id: SHOP_ID })
    .onConflict((on) => on.columns(["shop_id", "invoice_id", "account_id", "on_day"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}
