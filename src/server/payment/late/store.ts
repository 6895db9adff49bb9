/** Late interest and indemnities that came in, and the rates of legal interest that the shop wrote. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { CLIENT_TYPES } from "../../../domain/client/client.ts";
import type { LateAccount } from "../../../domain/payment/late/interest.ts";
import type { LegalRate } from "../../../domain/payment/late/rates.ts";
import type { LateFee } from "../../../domain/payment/late/receive.ts";
import { PAYMENT_METHODS } from "../../../domain/payment/payment.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { INSTANT, LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const FEE = {
  id: z.string(),
  invoice_id: z.string(),
  interest: z.number(),
  indemnity: z.number(),
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
  received_on: LOCAL_DATE,
  corrects_id: z.string().nullable(),
};
const fee = z.strictObject({ ...FEE, created_by: z.string().nullable(), created_at: INSTANT });
export type FeeRow = LateFee & { created_by: string | null; created_at: Instant };

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<FeeRow[]> =>
  readRows(
    db,
    fee,
    sql`
    select f.id, f.invoice_id, f.interest, f.indemnity, f.method, f.reference, f.received_on, f.corrects_id, f.created_by, f.created_at
    from app.late_fee f where f.shop_id = ${SHOP_ID} ${rest} order by f.created_at, f.id`,
  );

/** Both included. */
type Days = { from: LocalDate; to: LocalDate };

/** The first recorded first. */
export const allFees = (db: ShopDb): Promise<FeeRow[]> => select(db, sql``);

export const feesIn = (db: ShopDb, { from, to }: Days): Promise<FeeRow[]> =>
  select(db, sql`and f.received_on between ${from} and ${to}`);

export const loadFee = async (db: ShopDb, id: string): Promise<FeeRow | undefined> =>
  (await select(db, sql`and f.id = ${id}`))[0];

export const feesOfInvoice = (db: ShopDb, invoice_id: string): Promise<FeeRow[]> =>
  select(db, sql`and f.invoice_id = ${invoice_id}`);

const account = z.strictObject({
  invoice_id: z.string(),
  client_type: z.enum(CLIENT_TYPES),
  due_on: LOCAL_DATE,
  billed: z.number(),
  moves: z.array(z.strictObject({ received_on: LOCAL_DATE, amount: z.number() })),
  received: z.array(z.strictObject(FEE)),
});
export type StoredLateAccount = LateAccount & { invoice_id: string; received: LateFee[] };

/**
 * Of these invoices, those that are late or were paid late, with what moved on each and the fees that came in. Balances
 * alone say which they are: of a page of a list, most are not.
 */
export const lateAccounts = (
  db: ShopDb,
  invoice_ids: readonly string[],
  today: LocalDate,
): Promise<StoredLateAccount[]> =>
  readRows(
    db,
    account,
    sql`
    select b.invoice_id, i.document -> 'client' ->> 'type' as client_type, b.due_on, b.due - b.credited as billed,
      (select coalesce(jsonb_agg(jsonb_build_object('received_on', p.received_on, 'amount', p.amount)), '[]')
        from app.payment p
        where p.shop_id = ${SHOP_ID} and p.invoice_id = b.invoice_id and p.payer <> 'eco-organisation') as moves,
      (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'invoice_id', f.invoice_id, 'interest', f.interest,
          'indemnity', f.indemnity, 'method', f.method, 'reference', f.reference, 'received_on', f.received_on, 'corrects_id', f.corrects_id)
          order by f.created_at, f.id), '[]')
        from app.late_fee f where f.shop_id = ${SHOP_ID} and f.invoice_id = b.invoice_id) as received
    from app.invoice_balance b join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = b.invoice_id
    where b.shop_id = ${SHOP_ID} and b.invoice_id = any(${[...invoice_ids]}::uuid[])
      and b.due_on < ${today}::date and (b.remainder > 0 or b.moved_on > b.due_on)
      and i.document -> 'client' ->> 'type' = 'Entreprise'`,
  );

type NewFee = LateFee & {
  /** How many indemnities of the invoice were taken back before. */
  turn: number;
  created_by: string | null;
  created_at: Instant;
};

export async function insertFee(db: ShopDb, fee: NewFee): Promise<void> {
  await db
    .insertInto("late_fee")
    .values({ ...fee, shop_id: SHOP_ID })
    .execute();
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
