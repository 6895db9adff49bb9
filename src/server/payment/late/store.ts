/** Late interest and indemnities that came in, and the rates of legal interest that the shop wrote. */
import { sql } from "kysely";
import { z } from "zod";
import type { LegalRate } from "../../../domain/payment/late/rates.ts";
import type { PaymentMethod } from "../../../domain/payment/payment.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const fee = z.strictObject({
  id: z.string(),
  invoice_id: z.string(),
  interest: z.number(),
  indemnity: z.number(),
  received_on: LOCAL_DATE,
});
export type StoredFee = z.output<typeof fee>;

/** The first received first. */
export const feesOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<StoredFee[]> =>
  readRows(
    db,
    fee,
    sql`
    select f.id, f.invoice_id, f.interest, f.indemnity, f.received_on from app.late_fee f
    where f.shop_id = ${SHOP_ID} and f.invoice_id = any(${[...invoice_ids]}::uuid[]) order by f.created_at, f.id`,
  );

type NewFee = StoredFee & {
  method: PaymentMethod;
  received_on: LocalDate;
  created_by: string | null;
  created_at: Instant;
};

export async function insertFee(db: ShopDb, fee: NewFee): Promise<void> {
  await sql`
    insert into app.late_fee (shop_id, id, invoice_id, interest, indemnity, method, received_on, created_by, created_at)
    values (${SHOP_ID}, ${fee.id}, ${fee.invoice_id}, ${fee.interest}, ${fee.indemnity}, ${fee.method}, ${fee.received_on},
      ${fee.created_by}, ${fee.created_at})`.execute(db);
}

const rate = z.strictObject({ from_on: LOCAL_DATE, rate: z.number() });

export const writtenRates = (db: ShopDb): Promise<LegalRate[]> =>
  readRows(
    db,
    rate,
    sql`select r.from_on, r.rate from app.legal_rate r where r.shop_id = ${SHOP_ID} order by r.from_on`,
  );

export async function saveRate(db: ShopDb, { from_on, rate }: LegalRate): Promise<void> {
  await sql`
    insert into app.legal_rate (shop_id, from_on, rate) values (${SHOP_ID}, ${from_on}, ${rate})
    on conflict (shop_id, from_on) do update set rate = excluded.rate`.execute(db);
}
