/**
 * What was received and credited on each invoice. The rule is remainderOf (domain/payment/account.ts);
 * a property test holds the two equal. The repair is locked by every verb that writes here.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { Balance } from "../../../domain/payment/account.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

type Opened = { shop_id: string; id: string; due_on: LocalDate; due: number };

/** Nothing received, nothing credited yet. */
export async function openBalance(
  db: ShopDb,
  { shop_id, id: invoice_id, due_on, due }: Opened,
): Promise<void> {
  await db.insertInto("invoice_balance").values({ shop_id, invoice_id, due_on, due }).execute();
}

type Entry = { invoice_id: string; amount: number };

/** A payment; a negative amount is its correction. */
export async function addPaid(db: ShopDb, { invoice_id, amount }: Entry): Promise<void> {
  await db
    .updateTable("invoice_balance")
    .set({ paid: sql<number>`paid + ${amount}` })
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", invoice_id)
    .execute();
}

export async function addCredited(db: ShopDb, { invoice_id, amount }: Entry): Promise<void> {
  await db
    .updateTable("invoice_balance")
    .set({ credited: sql<number>`credited + ${amount}` })
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", invoice_id)
    .execute();
}

/** Of invoices; a credit note has none. */
export const balancesOf = (
  db: ShopDb,
  invoice_ids: readonly string[],
): Promise<(Balance & { invoice_id: string })[]> =>
  db
    .selectFrom("invoice_balance")
    .select(["invoice_id", "paid", "remainder"])
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "in", invoice_ids)
    .execute();

const total = z.strictObject({ count: z.number(), remainder: z.number() });
export type UnpaidTotal = z.infer<typeof total>;

/** How many invoices wait for money, and how much of it, in cents. */
export async function totalUnpaid(db: ShopDb): Promise<UnpaidTotal> {
  const row = await readRow(
    db,
    total,
    sql`select count(*) as count, coalesce(sum(b.remainder), 0)::bigint as remainder
      from app.invoice_balance b where b.shop_id = ${SHOP_ID} and b.remainder > 0`,
  );
  return row ?? { count: 0, remainder: 0 };
}
