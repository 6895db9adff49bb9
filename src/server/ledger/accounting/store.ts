/** How the shop keeps its books: one row, or what the application proposes. */
import { sql } from "kysely";
import { z } from "zod";
import {
  DEFAULT_ACCOUNTING,
  type Accounting,
} from "../../../domain/ledger/accounting/accounting.ts";
import type { ChosenAccounts } from "../../../domain/ledger/journal/accounts.ts";
import { LOCAL_DATE, readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const accountingRow = z.strictObject({
  closing_day: z.int(),
  year_month: z.int(),
  accountant_email: z.string(),
  debits_from: LOCAL_DATE.nullable(),
  accounts: z.custom<ChosenAccounts>((value) => typeof value === "object" && value !== null),
});

export async function loadAccounting(db: ShopDb): Promise<Accounting> {
  const row = await readRow(
    db,
    accountingRow,
    sql<Accounting>`select closing_day, year_month, accountant_email, debits_from, accounts from app.accounting where shop_id = ${SHOP_ID}`,
  );
  return row ?? DEFAULT_ACCOUNTING;
}

export async function upsertAccounting(
  db: ShopDb,
  { accounts, ...rules }: Accounting,
): Promise<void> {
  const row = { ...rules, accounts: JSON.stringify(accounts) };
  await db
    .insertInto("accounting")
    .values({ ...row, shop_id: SHOP_ID })
    .onConflict((on) => on.column("shop_id").doUpdateSet(row))
    .execute();
}
