/** Slips of cheques, written once. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { fullName } from "../../../domain/client/names.ts";
import type { Cheque } from "../../../domain/payment/remittance/remit.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const CHEQUE = z.strictObject({
  movement_id: z.string(),
  late_fee: z.boolean(),
  received_on: LOCAL_DATE,
  payer_name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  reference: z.string(),
  amount: z.number(),
});

/** Payments and late fees that came in by cheque. */
const RECEIVED = sql`
  select p.movement_id, p.id as first_id, false as late_fee, p.client_id, p.received_on, p.payer_name, p.reference,
    (select sum(e.amount) from app.payment e where e.shop_id = ${SHOP_ID} and e.movement_id = p.movement_id)::bigint as amount
  from app.payment p
  where p.shop_id = ${SHOP_ID} and p.method = 'cheque' and p.kind = 'payment' and p.position = 0
  union all
  select f.id, f.id, true, i.client_id, f.received_on, '', f.reference, f.interest + f.indemnity
  from app.late_fee f join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = f.invoice_id
  where f.shop_id = ${SHOP_ID} and f.method = 'cheque' and f.corrects_id is null`;

/** The oldest first. */
async function cheques(db: ShopDb, which: RawBuilder<unknown>): Promise<Cheque[]> {
  const rows = await readRows(
    db,
    CHEQUE,
    sql`select k.movement_id, k.late_fee, k.received_on, k.payer_name, c.firstname, c.lastname, k.reference, k.amount
    from (${RECEIVED}) k join app.client c on c.shop_id = ${SHOP_ID} and c.id = k.client_id
    where ${which} order by k.received_on, k.movement_id`,
  );
  return rows.map(({ payer_name, firstname, lastname, ...cheque }) => ({
    ...cheque,
    drawer: payer_name || fullName({ firstname, lastname }),
  }));
}

/** Received, neither corrected nor remitted. */
export const chequesWaiting = (db: ShopDb): Promise<Cheque[]> =>
  cheques(
    db,
    sql`not exists (select from app.remittance_cheque r where r.shop_id = ${SHOP_ID} and r.movement_id = k.movement_id)
      and not exists (select from app.payment w where w.shop_id = ${SHOP_ID} and w.corrects_id = k.first_id)
      and not exists (select from app.late_fee w where w.shop_id = ${SHOP_ID} and w.corrects_id = k.first_id)`,
  );

export const chequesOf = (db: ShopDb, remittance_id: string): Promise<Cheque[]> =>
  cheques(
    db,
    sql`k.movement_id in (select r.movement_id from app.remittance_cheque r
      where r.shop_id = ${SHOP_ID} and r.remittance_id = ${remittance_id})`,
  );

const REMITTANCE = z.strictObject({
  id: z.string(),
  number: z.int(),
  remitted_on: LOCAL_DATE,
  total: z.number(),
  count: z.int(),
  created_at: INSTANT,
});
export type Remittance = z.output<typeof REMITTANCE>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<Remittance[]> =>
  readRows(
    db,
    REMITTANCE,
    sql`select r.id, r.number, r.remitted_on, r.total, r.count, r.created_at
      from app.remittance r where r.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadRemittance = async (db: ShopDb, id: string): Promise<Remittance | undefined> =>
  (await select(db, sql`and r.id = ${id}`))[0];

const SHOWN = 20;

/** The latest first. */
export const lastRemittances = (db: ShopDb): Promise<Remittance[]> =>
  select(db, sql`order by r.number desc limit ${SHOWN}`);

const NUMBER = z.strictObject({ number: z.int() });

/** Slips are made one after the other: the lock lasts as long as the transaction. */
export async function lockRemittances(db: ShopDb): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('remittance ' || ${SHOP_ID}::text, 0))`.execute(
    db,
  );
  const row = await readRow(
    db,
    NUMBER,
    sql`select coalesce(max(r.number), 0) + 1 as number from app.remittance r where r.shop_id = ${SHOP_ID}`,
  );
  return row?.number ?? 1;
}

type NewRemittance = {
  shop_id: string;
  id: string;
  number: number;
  remitted_on: LocalDate;
  total: number;
  count: number;
  created_by: string | null;
  created_at: Instant;
};

export async function insertRemittance(
  db: ShopDb,
  remittance: NewRemittance,
  cheques: readonly Cheque[],
): Promise<void> {
  await db.insertInto("remittance").values(remittance).execute();
  const { shop_id, id: remittance_id } = remittance;
  const rows = cheques.map(({ movement_id, late_fee }) => ({
    shop_id,
    remittance_id,
    movement_id,
    position: late_fee ? null : 0,
    late_fee_id: late_fee ? movement_id : null,
  }));
  await db.insertInto("remittance_cheque").values(rows).execute();
}
