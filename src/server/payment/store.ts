/** Money received: entries that are never changed. */
import { sql, type RawBuilder } from "kysely";
import type { Payment } from "../../domain/payment/payment.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

export type PaymentRow = Payment & { created_at: Instant };

async function select(db: ShopDb, rest: RawBuilder<unknown>): Promise<PaymentRow[]> {
  const { rows } =
    await sql<PaymentRow>`select p.* from app.payment p where p.shop_id = ${SHOP_ID} ${rest}`.execute(
      db,
    );
  return rows;
}

/** In the order of recording for each invoice. */
export const paymentsOfInvoices = (
  db: ShopDb,
  invoice_ids: readonly string[],
): Promise<PaymentRow[]> =>
  select(db, sql`and p.invoice_id = any(${[...invoice_ids]}::uuid[]) order by p.created_at, p.id`);

export const allPayments = (db: ShopDb): Promise<PaymentRow[]> => select(db, sql``);

export const loadPayments = (db: ShopDb, ids: readonly string[]): Promise<PaymentRow[]> =>
  select(db, sql`and p.id = any(${[...ids]}::uuid[])`);

export const loadPayment = async (db: ShopDb, id: string): Promise<PaymentRow | undefined> =>
  (await loadPayments(db, [id]))[0];

export type NewPayment = { shop_id: string; created_by: string | null; at: Instant };

/** The domain's fields and no other: a correction is made from the stored row that it takes back. */
export async function insertPayment(
  db: ShopDb,
  payment: Payment,
  { shop_id, created_by, at }: NewPayment,
): Promise<void> {
  const { id, invoice_id, repair_id, method, amount, received_on, note } = payment;
  const { payable_from, corrects_id } = payment;
  const kept = { received_on, payable_from, note, corrects_id };
  const columns = { id, invoice_id, repair_id, method, amount, ...kept };
  await db
    .insertInto("payment")
    .values({ ...columns, shop_id, created_by, created_at: at })
    .execute();
}
