/** Movements of money: entries that are never changed. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Payment } from "../../domain/payment/payment.ts";
import type { Instant } from "../../domain/time.ts";
import { columnsOf } from "../platform/database/columns.ts";
import { readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

export type PaymentRow = Payment & { created_by: string | null; created_at: Instant };

const COLUMNS = columnsOf(
  [
    "id",
    "movement_id",
    "position",
    "kind",
    "invoice_id",
    "client_id",
    "repair_id",
    "payer",
    "payer_name",
    "method",
    "reference",
    "amount",
    "received_on",
    "payable_from",
    "note",
    "corrects_id",
    "created_by",
    "created_at",
  ] satisfies readonly (keyof PaymentRow)[],
  "p",
);

async function select(db: ShopDb, rest: RawBuilder<unknown>): Promise<PaymentRow[]> {
  const { rows } =
    await sql<PaymentRow>`select ${COLUMNS} from app.payment p where p.shop_id = ${SHOP_ID} ${rest}`.execute(
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

/** Movement by movement, their entries in order. */
export const allPayments = (db: ShopDb): Promise<PaymentRow[]> =>
  select(db, sql`order by p.movement_id, p.position`);

export const loadPayments = (db: ShopDb, ids: readonly string[]): Promise<PaymentRow[]> =>
  select(db, sql`and p.id = any(${[...ids]}::uuid[])`);

export const loadPayment = async (db: ShopDb, id: string): Promise<PaymentRow | undefined> =>
  (await loadPayments(db, [id]))[0];

export const entriesOfMovement = (db: ShopDb, movement_id: string): Promise<PaymentRow[]> =>
  select(db, sql`and p.movement_id = ${movement_id} order by p.position`);

/** Those that take back an entry of the movement. */
export const correctionsOfMovement = (db: ShopDb, movement_id: string): Promise<PaymentRow[]> =>
  select(
    db,
    sql`and p.corrects_id in (select w.id from app.payment w where w.shop_id = ${SHOP_ID} and w.movement_id = ${movement_id})`,
  );

const onAccount = z.strictObject({ client_id: z.string(), amount: z.number() });
export type ClientAccount = z.output<typeof onAccount>;

/** What is kept for each of these clients, in cents; those who were merged into one have one account. */
export const accountsOf = (db: ShopDb, client_ids: readonly string[]): Promise<ClientAccount[]> =>
  readRows(
    db,
    onAccount,
    sql`
    with kept as (
      select app.survivor(k.client_id) as client_id, sum(k.amount) as amount
      from (select p.client_id, sum(p.amount) as amount from app.payment p
        where p.shop_id = ${SHOP_ID} and p.invoice_id is null group by p.client_id having sum(p.amount) <> 0) k
      group by 1)
    select c.id as client_id, coalesce(k.amount, 0)::bigint as amount
    from unnest(${[...client_ids]}::uuid[]) c (id) left join kept k on k.client_id = app.survivor(c.id)`,
  );

export const accountOf = async (db: ShopDb, client_id: string): Promise<number> =>
  (await accountsOf(db, [client_id]))[0]?.amount ?? 0;

const cash = z.strictObject({ repair_id: z.string(), amount: z.number() });

/** Cash that came in for each of these repairs, on anything else than these invoices and for any delay, in cents. */
export async function cashElsewhere(
  db: ShopDb,
  repair_ids: readonly string[],
  invoice_ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await readRows(
    db,
    cash,
    sql`select k.repair_id, sum(k.amount)::bigint as amount
      from (select p.repair_id, p.amount from app.payment p
          where p.shop_id = ${SHOP_ID} and p.method = 'cash' and p.repair_id = any(${[...repair_ids]}::uuid[])
            and (p.invoice_id is null or p.invoice_id <> all (${[...invoice_ids]}::uuid[]))
        union all
        select i.repair_id, f.interest + f.indemnity from app.invoice i
          join app.late_fee f on f.shop_id = ${SHOP_ID} and f.invoice_id = i.id
          where i.shop_id = ${SHOP_ID} and f.method = 'cash' and i.repair_id = any(${[...repair_ids]}::uuid[])) k
      group by k.repair_id`,
  );
  return new Map(rows.map(({ repair_id, amount }) => [repair_id, amount]));
}

export type NewPayment = { shop_id: string; created_by: string | null; at: Instant };

/** The domain's fields and no other. */
export async function insertPayments(
  db: ShopDb,
  entries: readonly Payment[],
  { shop_id, created_by, at }: NewPayment,
): Promise<void> {
  const rows = entries.map((entry) => ({ ...entry, shop_id, created_by, created_at: at }));
  await db.insertInto("payment").values(rows).execute();
}
