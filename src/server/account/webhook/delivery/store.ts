/** What webhooks are told: planned in the transaction of the event, taken by a task, kept for a month. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { TEST_EVENT } from "../../../../domain/account/webhook/event.ts";
import { WEBHOOK_STATES } from "../../../../domain/account/webhook/webhook.ts";
import type { Instant } from "../../../../domain/time.ts";
import { columnsOf } from "../../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import type { OutboundResult } from "../../../platform/outbound/post.ts";
import { enqueue } from "../../../platform/queue.ts";

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;

const delivery = z.strictObject({
  id: z.string(),
  webhook_id: z.string(),
  event_id: z.string(),
  event: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  next_at: INSTANT.nullable(),
  tried_at: INSTANT.nullable(),
  status_code: z.number().nullable(),
  failure: z.string(),
  duration: z.number().nullable(),
  created_at: INSTANT,
});
export type Delivery = z.output<typeof delivery>;
const COLUMNS = Object.keys(delivery.shape);

/** `before` is the last one of the page before. */
export type DeliveryFilter = {
  webhook_id?: string | null | undefined;
  state?: string | null | undefined;
  before?: string | null | undefined;
};
const PAGE = 30;

/** The latest first. */
export const listDeliveries = (
  db: ShopDb,
  { webhook_id, state, before }: DeliveryFilter,
): Promise<Delivery[]> =>
  readRows(
    db,
    delivery,
    sql`select ${columnsOf(COLUMNS, "d")} from app.webhook_delivery d where d.shop_id = ${SHOP_ID}
      and ${when(webhook_id, (id) => sql`d.webhook_id = ${id}::uuid`)}
      and ${when(state, (word) => sql`d.state = ${word}`)}
      and ${when(before, (id) => sql`d.id < ${id}::uuid`)}
      order by d.id desc limit ${PAGE}`,
  );

const when = (
  value: string | null | undefined,
  condition: (value: string) => RawBuilder<unknown>,
): RawBuilder<unknown> => (value ? condition(value) : sql`true`);

const whole = delivery.extend({ body: z.string().nullable(), answer: z.string() });
export type WholeDelivery = z.output<typeof whole>;

/** With what was sent and what was answered. */
export const loadDelivery = (db: ShopDb, id: string): Promise<WholeDelivery | undefined> =>
  readRow(
    db,
    whole,
    sql`select ${columnsOf(Object.keys(whole.shape), "d")} from app.webhook_delivery d
      where d.shop_id = ${SHOP_ID} and d.id = ${id}`,
  );

/** A test delivery, written whichever events this webhook asks for. */
export const insertTest = (
  db: ShopDb,
  webhook_id: string,
  at: Instant,
): Promise<WholeDelivery | undefined> =>
  readRow(
    db,
    whole,
    sql`insert into app.webhook_delivery (shop_id, webhook_id, event_id, event, next_at, created_at)
      select ${SHOP_ID}, w.id, uuidv7(), ${TEST_EVENT}, ${at}::timestamptz, ${at}::timestamptz
      from app.webhook w where w.shop_id = ${SHOP_ID} and w.id = ${webhook_id}
      returning ${columnsOf(Object.keys(whole.shape))}`,
  );

/** Sent again from the start, under the same name and with the same body; undefined while it still waits. */
export const replayDelivery = (
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<WholeDelivery | undefined> =>
  readRow(
    db,
    whole,
    sql`update app.webhook_delivery set state = 'waiting', attempts = 0, next_at = ${at}
      where shop_id = ${SHOP_ID} and id = ${id} and state <> 'waiting'
      returning ${columnsOf(Object.keys(whole.shape))}`,
  );

const key = z.strictObject({ id: z.string() });

/** Those that an address was not sent while it was paused: due at once. */
export async function wakeDeliveries(
  db: ShopDb,
  webhook_id: string,
  at: Instant,
): Promise<string[]> {
  const woken = await readRows(
    db,
    key,
    sql`update app.webhook_delivery set next_at = ${at}
      where shop_id = ${SHOP_ID} and webhook_id = ${webhook_id} and state = 'waiting' returning id`,
  );
  return woken.map(({ id }) => id);
}

const unwritten = z.strictObject({
  shop_id: z.string(),
  event_id: z.string(),
  event: z.string(),
  repair_id: z.string().nullable(),
  record_id: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
  created_at: INSTANT,
});
export type UnwrittenDelivery = z.output<typeof unwritten>;

/** One for each of these events that has no body yet, in their order. */
export const unwrittenOf = (
  db: ShopDb,
  event_ids: readonly string[],
): Promise<UnwrittenDelivery[]> =>
  readRows(
    db,
    unwritten,
    sql`select distinct on (d.event_id) ${columnsOf(Object.keys(unwritten.shape), "d")} from app.webhook_delivery d
      where d.shop_id = ${SHOP_ID} and d.event_id = any(${[...event_ids]}::uuid[]) and d.body is null order by d.event_id`,
  );

const due = unwritten.extend({
  id: z.string(),
  webhook_id: z.string(),
  body: z.string().nullable(),
  attempts: z.number(),
  next_at: INSTANT,
  url: z.string(),
  state: z.enum(WEBHOOK_STATES),
  secret: z.string(),
  former_secret: z.string().nullable(),
  former_until: INSTANT.nullable(),
  failing_since: INSTANT.nullable(),
  resting_until: INSTANT.nullable(),
});
export type DueDelivery = z.output<typeof due>;

/** One that waits, locked, and its address; undefined once it was sent or its address removed. */
export const lockDelivery = (db: ShopDb, id: string): Promise<DueDelivery | undefined> =>
  readRow(
    db,
    due,
    sql`select d.shop_id, d.id, d.webhook_id, d.event_id, d.event, d.repair_id, d.record_id, d.facts, d.body, d.attempts, d.next_at,
        d.created_at, w.url, w.state, w.secret, w.former_secret, w.former_until, w.failing_since, w.resting_until
      from app.webhook_delivery d join app.webhook w on w.shop_id = ${SHOP_ID} and w.id = d.webhook_id
      where d.shop_id = ${SHOP_ID} and d.id = ${id} and d.state = 'waiting' for update of d`,
  );

export async function postpone(db: ShopDb, id: string, next_at: Instant): Promise<void> {
  await sql`update app.webhook_delivery set next_at = ${next_at}
    where shop_id = ${SHOP_ID} and id = ${id} and state = 'waiting'`.execute(db);
}

const body = z.strictObject({ body: z.string() });

/** For all addresses that are told of this event: the first who writes it decides what each of them reads. */
export async function freezeBody(db: ShopDb, event_id: string, text: string): Promise<string> {
  await sql`update app.webhook_delivery set body = ${text}
    where shop_id = ${SHOP_ID} and event_id = ${event_id} and body is null`.execute(db);
  const frozen = await readRow(
    db,
    body,
    sql`select d.body from app.webhook_delivery d where d.shop_id = ${SHOP_ID} and d.event_id = ${event_id}
      and d.body is not null limit 1`,
  );
  return frozen?.body ?? text;
}

type Outcome = OutboundResult & {
  state: Delivery["state"];
  next_at: Instant | null;
  tried_at: Instant;
};

/** False when it was removed meanwhile. */
export async function recordAttempt(db: ShopDb, id: string, outcome: Outcome): Promise<boolean> {
  const { state, next_at, tried_at, status_code, failure, duration, answer } = outcome;
  const { numAffectedRows } = await sql`
    update app.webhook_delivery set state = ${state}, next_at = ${next_at}, tried_at = ${tried_at}, attempts = attempts + 1,
      status_code = ${status_code}::int, failure = ${failure}, duration = ${duration}, answer = ${answer}
    where shop_id = ${SHOP_ID} and id = ${id} and state = 'waiting'`.execute(db);
  return numAffectedRows === 1n;
}

/** Nothing is left to say of it: its record is gone. */
export async function dropDelivery(db: ShopDb, id: string, tried_at: Instant): Promise<void> {
  await sql`update app.webhook_delivery set state = 'failed', next_at = null, tried_at = ${tried_at}, failure = 'record-gone'
    where shop_id = ${SHOP_ID} and id = ${id} and state = 'waiting'`.execute(db);
}

/** Whatever became of them: what waits that long is for an address that its owner paused. Answers how many. */
export async function forgetDeliveries(db: ShopDb, before: Instant): Promise<number> {
  const { numAffectedRows } = await sql`delete from app.webhook_delivery
    where shop_id = ${SHOP_ID} and created_at < ${before}::timestamptz`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The task that sends it: one for each delivery, however often it is asked for. */
export const enqueueSending = (
  db: ShopDb,
  { shop_id, id }: { shop_id: string; id: string },
  run_at: Instant,
): Promise<void> =>
  enqueue(db, "send-webhook", { shop_id, id }, { run_at, job_key: `webhook ${id}` });
