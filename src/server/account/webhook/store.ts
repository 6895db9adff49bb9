/** The webhooks of a shop: made, changed, listed, and the secrets that they sign with. */
import { sql } from "kysely";
import { z } from "zod";
import {
  MOST_WEBHOOKS,
  ROTATION_HOURS,
  WEBHOOK_STATES,
  type NewWebhook,
} from "../../../domain/account/webhook/webhook.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  state: z.enum(WEBHOOK_STATES),
  failing_since: INSTANT.nullable(),
  former_until: INSTANT.nullable(),
  created_at: INSTANT,
});
export type Webhook = z.output<typeof webhook>;
const COLUMNS = Object.keys(webhook.shape);

/** In the order of their making. */
export const listWebhooks = (db: ShopDb): Promise<Webhook[]> =>
  readRows(
    db,
    webhook,
    sql`select ${columnsOf(COLUMNS, "w")} from app.webhook w where w.shop_id = ${SHOP_ID} order by w.created_at, w.id`,
  );

export const loadWebhook = (db: ShopDb, id: string): Promise<Webhook | undefined> =>
  readRow(
    db,
    webhook,
    sql`select ${columnsOf(COLUMNS, "w")} from app.webhook w where w.shop_id = ${SHOP_ID} and w.id = ${id}`,
  );

const row = z.strictObject({ exists: z.boolean() });

/** Whether anything that happens in the shop is told to a program. */
export const isTold = async (db: ShopDb): Promise<boolean> =>
  (
    await readRow(
      db,
      row,
      sql`select exists (select from app.webhook w where w.shop_id = ${SHOP_ID} and w.state = 'on') as exists`,
    )
  )?.exists ?? false;

type Making = NewWebhook & { id: string; secret: string; created_by: string; at: Instant };

/** `secret` is sealed. Undefined when the shop has as many webhooks as it may. */
export const insertWebhook = (
  db: ShopDb,
  { id, url, events, secret, created_by, at }: Making,
): Promise<Webhook | undefined> =>
  readRow(
    db,
    webhook,
    sql`
    with room as (select from app.webhook w where w.shop_id = ${SHOP_ID} having count(*) < ${MOST_WEBHOOKS})
    insert into app.webhook (shop_id, id, url, events, secret, created_by, created_at)
    select ${SHOP_ID}, ${id}::uuid, ${url}, ${events}::text[], ${secret}, ${created_by}::uuid, ${at}::timestamptz from room
    returning ${columnsOf(COLUMNS)}`,
  );

export const updateWebhook = (
  db: ShopDb,
  id: string,
  { url, events }: NewWebhook,
): Promise<Webhook | undefined> =>
  readRow(
    db,
    webhook,
    sql`update app.webhook set url = ${url}, events = ${events}::text[]
      where shop_id = ${SHOP_ID} and id = ${id} returning ${columnsOf(COLUMNS)}`,
  );

/** Switched on again, an address that was stopped begins anew. */
export const setWebhookState = (
  db: ShopDb,
  id: string,
  state: Webhook["state"],
): Promise<Webhook | undefined> =>
  readRow(
    db,
    webhook,
    sql`update app.webhook set state = ${state},
        failing_since = case when ${state} = 'on' then null else failing_since end,
        notified_at = case when ${state} = 'on' then null else notified_at end
      where shop_id = ${SHOP_ID} and id = ${id} returning ${columnsOf(COLUMNS)}`,
  );

/** The secret until now still signs for a day; the one before it no longer does. */
export const rotateSecret = (
  db: ShopDb,
  id: string,
  { secret, at }: { secret: string; at: Instant },
): Promise<Webhook | undefined> =>
  readRow(
    db,
    webhook,
    sql`update app.webhook set former_secret = secret, former_until = ${addMinutes(at, ROTATION_HOURS * 60)}, secret = ${secret}
      where shop_id = ${SHOP_ID} and id = ${id} returning ${columnsOf(COLUMNS)}`,
  );

/** What it was still to be told goes with it. */
export const deleteWebhook = (db: ShopDb, id: string): Promise<Webhook | undefined> =>
  readRow(
    db,
    webhook,
    sql`delete from app.webhook where shop_id = ${SHOP_ID} and id = ${id} returning ${columnsOf(COLUMNS)}`,
  );
