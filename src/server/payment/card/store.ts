/** Payments asked by card, refunds on the card, and the account that takes them. */
import { sql } from "kysely";
import { z } from "zod";
import {
  CARD_STATES,
  REFUND_STATES,
  type CardRefundState,
  type CardState,
} from "../../../domain/payment/card/card.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const account = z.strictObject({ account: z.string(), ready: z.boolean() });
export type CardAccount = z.output<typeof account>;

export const loadAccount = (db: ShopDb): Promise<CardAccount | undefined> =>
  readRow(
    db,
    account,
    sql`select a.account, a.ready from app.card_account a where a.shop_id = ${SHOP_ID}`,
  );

export async function keepAccount(
  db: ShopDb,
  { account: id, at }: { account: string; at: Instant },
): Promise<void> {
  await sql`
    insert into app.card_account (shop_id, account, created_at) values (${SHOP_ID}, ${id}, ${at})
    on conflict (shop_id) do nothing`.execute(db);
}

/** Only of that very account. */
export async function markReady(db: ShopDb, { account: id, ready }: CardAccount): Promise<void> {
  await sql`
    update app.card_account a set ready = ${ready}
    where a.shop_id = ${SHOP_ID} and a.account = ${id} and a.ready <> ${ready}`.execute(db);
}

type Linked = { origin: string; takesCards?: boolean | undefined };

/** Where the client pays this invoice by card; empty when the shop, or the installation, takes none. */
export async function cardUrl(
  db: ShopDb,
  { sheetid, invoice_id }: { sheetid: string; invoice_id: string },
  { origin, takesCards = false }: Linked,
): Promise<string> {
  const found = takesCards ? await loadAccount(db) : undefined;
  return found?.ready ? `${origin}/suivi/${sheetid}/payer/${invoice_id}` : "";
}

const payment = z.strictObject({
  id: z.string(),
  invoice_id: z.string(),
  account: z.string(),
  amount: z.number(),
  status: z.enum(CARD_STATES),
  session_id: z.string().nullable(),
  url: z.string(),
  payment_id: z.string().nullable(),
  kept: z.number(),
  created_at: INSTANT,
  expires_at: INSTANT,
  refunded: z.number(),
});
export type CardPayment = z.output<typeof payment>;

const COLUMNS = sql`c.id, c.invoice_id, c.account, c.amount, c.status, c.session_id, c.url, c.payment_id, c.kept, c.created_at,
  c.expires_at, coalesce((select sum(r.amount) from app.card_refund r
    where r.shop_id = ${SHOP_ID} and r.card_payment_id = c.id and r.status <> 'failed'), 0)::bigint as refunded`;

export const loadCardPayment = (db: ShopDb, id: string): Promise<CardPayment | undefined> =>
  readRow(
    db,
    payment,
    sql`select ${COLUMNS} from app.card_payment c where c.shop_id = ${SHOP_ID} and c.id = ${id}`,
  );

/** The first asked first. */
export const cardPaymentsOf = (
  db: ShopDb,
  invoice_ids: readonly string[],
): Promise<CardPayment[]> =>
  readRows(
    db,
    payment,
    sql`select ${COLUMNS} from app.card_payment c where c.shop_id = ${SHOP_ID}
      and c.invoice_id = any(${[...invoice_ids]}::uuid[]) order by c.created_at, c.id`,
  );

type NewPayment = Pick<
  CardPayment,
  "id" | "invoice_id" | "account" | "amount" | "created_at" | "expires_at"
>;

export async function insertCardPayment(db: ShopDb, row: NewPayment): Promise<void> {
  await sql`
    insert into app.card_payment (shop_id, id, invoice_id, account, amount, created_at, expires_at)
    values (${SHOP_ID}, ${row.id}, ${row.invoice_id}, ${row.account}, ${row.amount}, ${row.created_at}, ${row.expires_at})`.execute(
    db,
  );
}

export async function nameSession(
  db: ShopDb,
  id: string,
  { session, url }: { session: string; url: string },
): Promise<void> {
  await sql`
    update app.card_payment c set session_id = ${session}, url = ${url}
    where c.shop_id = ${SHOP_ID} and c.id = ${id} and c.session_id is null`.execute(db);
}

/** One that still waits, and no other: what was paid stays paid. */
export async function endCardPayment(
  db: ShopDb,
  id: string,
  status: Exclude<CardState, "open" | "paid">,
): Promise<void> {
  await sql`
    update app.card_payment c set status = ${status}
    where c.shop_id = ${SHOP_ID} and c.id = ${id} and c.status = 'open'`.execute(db);
}

type Paid = { payment_id: string; kept: number; at: Instant };

/** Also one that had ended: the client had paid in time, and we hear of it late. */
export async function markCardPaid(
  db: ShopDb,
  id: string,
  { payment_id, kept, at }: Paid,
): Promise<void> {
  await sql`
    update app.card_payment c set status = 'paid', payment_id = ${payment_id}, kept = ${kept}, settled_at = ${at}
    where c.shop_id = ${SHOP_ID} and c.id = ${id} and c.status <> 'paid'`.execute(db);
}

const refund = z.strictObject({
  id: z.string(),
  card_payment_id: z.string(),
  invoice_id: z.string(),
  account: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  status: z.enum(REFUND_STATES),
  error: z.string(),
});
export type CardRefund = z.output<typeof refund>;

const refundsWhere = (condition: ReturnType<typeof sql>) => sql<CardRefund>`
  select r.id, r.card_payment_id, c.invoice_id, c.account, c.payment_id, r.amount, r.status, r.error
  from app.card_refund r join app.card_payment c on c.shop_id = ${SHOP_ID} and c.id = r.card_payment_id
  where r.shop_id = ${SHOP_ID} and ${condition} order by r.created_at, r.id`;

export const loadCardRefund = (db: ShopDb, id: string): Promise<CardRefund | undefined> =>
  readRow(db, refund, refundsWhere(sql`r.id = ${id}`));

export const cardRefundsOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<CardRefund[]> =>
  readRows(db, refund, refundsWhere(sql`c.invoice_id = any(${[...invoice_ids]}::uuid[])`));

type NewRefund = Pick<CardRefund, "id" | "card_payment_id" | "amount"> & { at: Instant };

export async function insertCardRefund(db: ShopDb, row: NewRefund): Promise<void> {
  await sql`
    insert into app.card_refund (shop_id, id, card_payment_id, amount, created_at)
    values (${SHOP_ID}, ${row.id}, ${row.card_payment_id}, ${row.amount}, ${row.at})`.execute(db);
}

const changed = z.strictObject({ id: z.string() });

/** True when this changed it: one that failed stays so. */
export const settleCardRefund = async (
  db: ShopDb,
  id: string,
  { state, error, at }: { state: CardRefundState; error: string; at: Instant },
): Promise<boolean> =>
  (await readRow(
    db,
    changed,
    sql`
    update app.card_refund r set status = ${state}, error = ${error.slice(0, 500)},
      settled_at = case when ${state} = 'pending' then null else ${at}::timestamptz end
    where r.shop_id = ${SHOP_ID} and r.id = ${id} and r.status <> 'failed' and r.status <> ${state} returning r.id`,
  )) !== undefined;
