/**
 * What was received and credited on each invoice. The rule is remainderOf (domain/payment/account.ts);
 * a property test holds the two equal. The repair is locked by every verb that writes here.
 */
import { sql } from "kysely";
import { z } from "zod";
import type { CreditNote } from "../../../domain/invoice/invoice.ts";
import type { Balance } from "../../../domain/payment/account.ts";
import { paysBonus, type Payment } from "../../../domain/payment/payment.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

type Opened = {
  shop_id: string;
  id: string;
  issued_on: LocalDate;
  due_on: LocalDate;
  due: number;
  total_incl: number;
  bonus: number;
};

/** Nothing received, nothing credited yet. */
export async function openBalance(
  db: ShopDb,
  { shop_id, id: invoice_id, issued_on, due_on, due, total_incl, bonus }: Opened,
): Promise<void> {
  const row = { shop_id, invoice_id, issued_on, due_on, due, total_incl, bonus };
  await db.insertInto("invoice_balance").values(row).execute();
}

type Entry = Pick<Payment, "invoice_id" | "amount" | "payer" | "received_on">;

/** What comes in, or goes back by a negative amount; what stays on the client's account changes no invoice. */
export async function addPaid(db: ShopDb, entry: Entry): Promise<void> {
  const { invoice_id, amount, received_on } = entry;
  if (invoice_id === null) return;
  await db
    .updateTable("invoice_balance")
    .set({
      moved_on: sql<LocalDate>`greatest(moved_on, ${received_on}::date)`,
      ...(paysBonus(entry)
        ? { bonus_paid: sql<number>`bonus_paid + ${amount}` }
        : { paid: sql<number>`paid + ${amount}` }),
    })
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", invoice_id)
    .execute();
}

/** By a credit note. */
export async function addCredited(db: ShopDb, credit: CreditNote): Promise<void> {
  await db
    .updateTable("invoice_balance")
    .set({
      credited: sql<number>`credited + ${credit.due}`,
      credited_incl: sql<number>`credited_incl + ${credit.total_incl}`,
      bonus_credited: sql<number>`bonus_credited + ${credit.bonus}`,
    })
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", credit.credits_id)
    .execute();
}

/** By a corrective invoice, once what was received is carried to it. */
export async function closeReplaced(db: ShopDb, invoice_id: string): Promise<void> {
  await db
    .updateTable("invoice_balance")
    .set({
      replaced: true,
      credited: sql<number>`due`,
      credited_incl: sql<number>`total_incl`,
      bonus_credited: sql<number>`bonus`,
    })
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", invoice_id)
    .execute();
}

export type InvoiceBalance = Balance & {
  invoice_id: string;
  /** What credit notes gave back, or all of a replaced invoice, incl. VAT. */
  credited_incl: number;
  replaced: boolean;
  bonus_paid: number;
  /** What the eco-organisation still owes. */
  bonus_remainder: number;
};

/** Of invoices; a credit note has none. */
export const balancesOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<InvoiceBalance[]> =>
  db
    .selectFrom("invoice_balance")
    .select([
      "invoice_id",
      "paid",
      "remainder",
      "credited_incl",
      "replaced",
      "bonus_paid",
      "bonus_remainder",
    ])
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
