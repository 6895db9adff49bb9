/** The shop's approved platform, and what it says of invoices. */
import { sql } from "kysely";
import { z } from "zod";
import type { InvoiceStatus } from "../../../domain/invoice/platform/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { Database } from "../../platform/database/open.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { shopsOf } from "../../shop/store.ts";

const connection = z.strictObject({
  url: z.string(),
  platform_id: z.string(),
  login: z.string(),
  secret: z.string(),
  token: z.string(),
  call_secret: z.string(),
  call_ids: z.array(z.string()),
  followed_until: INSTANT.nullable(),
  failure: z.string(),
  mails_copy: z.boolean(),
});
export type Connection = z.output<typeof connection>;

export const loadConnection = (db: ShopDb): Promise<Connection | undefined> =>
  readRow(
    db,
    connection,
    sql`select ${columnsOf(Object.keys(connection.shape), "c")} from app.platform_connection c
      where c.shop_id = ${SHOP_ID}`,
  );

/** The shops, not closed, that have a connection. */
export const connectedShops = (database: Pick<Database, "withSystem">): Promise<string[]> =>
  shopsOf(database, sql`app.connected_shops()`);

type NewConnection = Pick<
  Connection,
  "url" | "platform_id" | "login" | "secret" | "call_secret"
> & { at: Instant };

/**
 * One for a shop: another one takes its place, and is read from its beginning. The address that it calls is a new one, so that
 * a former platform calls in vain.
 */
export async function saveConnection(db: ShopDb, given: NewConnection): Promise<void> {
  const { url, platform_id, login, secret, call_secret, at } = given;
  await deleteLink(db);
  await sql`with link as (insert into app.platform_link (shop_id) values (${SHOP_ID}) returning token)
    insert into app.platform_connection (shop_id, url, platform_id, login, secret, token, call_secret, created_at)
    select ${SHOP_ID}, ${url}, ${platform_id}, ${login}, ${secret}, link.token, ${call_secret}, ${at}::timestamptz from link
    on conflict (shop_id) do update set url = excluded.url, platform_id = excluded.platform_id, login = excluded.login,
      secret = excluded.secret, failure = '', token = excluded.token, call_secret = excluded.call_secret, call_ids = '{}',
      followed_until = case when app.platform_connection.url = excluded.url then app.platform_connection.followed_until end`.execute(
    db,
  );
}

async function deleteLink(db: ShopDb): Promise<void> {
  await sql`delete from app.platform_link where shop_id = ${SHOP_ID}`.execute(db);
}

export async function deleteConnection(db: ShopDb): Promise<boolean> {
  await deleteLink(db);
  const { numAffectedRows } =
    await sql`delete from app.platform_connection where shop_id = ${SHOP_ID}`.execute(db);
  return numAffectedRows === 1n;
}

/** Of the connection that was subscribed for: none of one that took its place meanwhile. */
export async function saveCalls(
  db: ShopDb,
  { token, call_ids }: Pick<Connection, "token" | "call_ids">,
): Promise<void> {
  await sql`update app.platform_connection set call_ids = ${[...call_ids]}::text[]
    where shop_id = ${SHOP_ID} and token = ${token}`.execute(db);
}

const caller = z.strictObject({ shop_id: z.string(), call_secret: z.string() });

/** Whose platform calls this address. */
export const findCaller = (
  database: Pick<Database, "withSystem">,
  token: string,
): Promise<z.output<typeof caller> | undefined> =>
  database.withSystem(
    (db) => readRow(db, caller, sql`select shop_id, call_secret from app.find_platform(${token})`),
    "read",
  );

export async function saveMailing(
  db: ShopDb,
  { mails_copy }: Pick<Connection, "mails_copy">,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update app.platform_connection set mails_copy = ${mails_copy} where shop_id = ${SHOP_ID}`.execute(
      db,
    );
  return numAffectedRows === 1n;
}

type Followed = { followed_until?: Instant; failure: string };

/** Only ever forward: two processes may read at once. */
export async function recordFollowed(
  db: ShopDb,
  { followed_until, failure }: Followed,
): Promise<void> {
  await sql`update app.platform_connection
    set failure = ${failure}, followed_until = greatest(followed_until, ${followed_until ?? null}::timestamptz)
    where shop_id = ${SHOP_ID}`.execute(db);
}

const status = z.strictObject({
  invoice_id: z.string(),
  message_id: z.string(),
  code: z.number(),
  reason_code: z.string(),
  reason: z.string(),
  amount: z.number().nullable(),
  at: INSTANT,
  received_at: INSTANT,
});
export type StoredStatus = z.output<typeof status>;

/** In the order of the platform's clock. */
export const statusesOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<StoredStatus[]> =>
  readRows(
    db,
    status,
    sql`select ${columnsOf(Object.keys(status.shape), "s")} from app.invoice_status s
      where s.shop_id = ${SHOP_ID} and s.invoice_id = any(${[...invoice_ids]}::uuid[]) order by s.at, s.code, s.id`,
  );

type NewStatus = InvoiceStatus & { invoice_id: string; received_at: Instant };

/** One that came already is left as it is: false. */
export async function insertStatus(db: ShopDb, given: NewStatus): Promise<boolean> {
  const { invoice_id, message_id, code, reason_code, reason, amount, at, received_at } = given;
  const { numAffectedRows } =
    await sql`insert into app.invoice_status (shop_id, invoice_id, message_id, code, reason_code, reason, amount, at, received_at)
    values (${SHOP_ID}, ${invoice_id}, ${message_id}, ${code}, ${reason_code}, ${reason}, ${amount}, ${at}::timestamptz,
      ${received_at}::timestamptz)
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}
