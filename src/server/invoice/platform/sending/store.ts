/** What leaves to the shop's platform, once each. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../../domain/time.ts";
import { isId } from "../../../../domain/validation.ts";
import { columnsOf } from "../../../platform/database/columns.ts";
import { INSTANT, readRow, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import { enqueue } from "../../../platform/queue.ts";

export const FLOW_KINDS = ["invoice", "status", "report", "paid"] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

const outgoing = z.strictObject({
  id: z.string(),
  kind: z.enum(FLOW_KINDS),
  subject_id: z.string(),
  state: z.enum(["waiting", "sent", "failed"]),
  attempts: z.number(),
  next_at: INSTANT.nullable(),
  failure: z.string(),
  after_id: z.string().nullable(),
  tracking_id: z.string(),
  restarted_at: INSTANT.nullable(),
  verdict: z.enum(["", "accepted", "rejected"]),
  verdict_code: z.string(),
  verdict_reason: z.string(),
  sent_at: INSTANT.nullable(),
});
export type OutgoingFlow = z.output<typeof outgoing>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<OutgoingFlow[]> =>
  readRows(
    db,
    outgoing,
    sql`select ${columnsOf(Object.keys(outgoing.shape), "f")} from app.platform_flow f where f.shop_id = ${SHOP_ID} ${rest}`,
  );

export const flowsOf = (
  db: ShopDb,
  kind: FlowKind,
  subject_ids: readonly string[],
): Promise<OutgoingFlow[]> =>
  select(db, sql`and f.kind = ${kind} and f.subject_id = any(${[...subject_ids]}::uuid[])`);

/** Waiting for nothing but its turn, and locked until the transaction ends. */
export const lockFlow = async (db: ShopDb, id: string): Promise<OutgoingFlow | undefined> =>
  (
    await select(
      db,
      sql`and f.id = ${id} and f.state = 'waiting' and not exists (select from app.platform_flow first
        where first.shop_id = ${SHOP_ID} and first.id = f.after_id and first.state <> 'sent') for update`,
    )
  )[0];

/** Money received on invoices, by what carried these to the platform. */
export const paidFlows = (db: ShopDb, invoice_flows: readonly string[]): Promise<OutgoingFlow[]> =>
  select(
    db,
    sql`and f.kind = 'paid' and f.after_id = any(${[...invoice_flows]}::uuid[]) order by f.created_at, f.id`,
  );

/** Ours by its tracking number; undefined for what is no number of ours. */
export const flowTracked = async (
  db: ShopDb,
  tracking_id: string,
): Promise<OutgoingFlow | undefined> =>
  isId(tracking_id)
    ? (await select(db, sql`and f.tracking_id = ${tracking_id}::uuid`))[0]
    : undefined;

/** By their ids; what is no id of ours is left out. */
export const flowsNamed = (db: ShopDb, ids: readonly string[]): Promise<OutgoingFlow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : select(db, sql`and f.id::text = any(${[...ids]}::text[])`);

const key = z.strictObject({ id: z.string(), shop_id: z.string() });
type NewFlow = {
  kind: FlowKind;
  subject_id: string;
  at: Instant;
  /** The flow that the platform must have first. */
  after_id?: string;
};

/** Leaves after this transaction, once; a shop without a platform sends nothing. */
export async function planFlow(
  db: ShopDb,
  { kind, subject_id, at, after_id }: NewFlow,
): Promise<void> {
  const planned = await readRow(
    db,
    key,
    sql`insert into app.platform_flow (shop_id, kind, subject_id, after_id, next_at, created_at)
      select ${SHOP_ID}, ${kind}, ${subject_id}::uuid, ${after_id ?? null}::uuid, ${at}::timestamptz, ${at}::timestamptz
      from app.platform_connection c where c.shop_id = ${SHOP_ID}
      on conflict do nothing returning id, shop_id`,
  );
  if (planned) await enqueueFlow(db, planned, null);
}

/** What waited for this one to leave. */
export async function enqueueFollowing(db: ShopDb, flow_id: string): Promise<void> {
  const waiting = await readRows(
    db,
    key,
    sql`select f.id, f.shop_id from app.platform_flow f
      where f.shop_id = ${SHOP_ID} and f.after_id = ${flow_id} and f.state = 'waiting'`,
  );
  for (const flow of waiting) await enqueueFlow(db, flow, null);
}

/** From the start: under the same tracking number, or « anew » under another one. False when another person did it first. */
export async function resendFlow(
  db: ShopDb,
  { id, tracking_id, state }: OutgoingFlow,
  { resending, at }: { resending: "same" | "anew"; at: Instant },
): Promise<boolean> {
  const anew = sql`, tracking_id = uuidv7(), restarted_at = ${at}::timestamptz, flow_id = null, sent_at = null, verdict = '',
      verdict_code = '', verdict_reason = ''`;
  const again = await readRow(
    db,
    key,
    sql`update app.platform_flow set state = 'waiting', attempts = 0, next_at = ${at}, failure = ''
        ${resending === "anew" ? anew : sql``}
      where shop_id = ${SHOP_ID} and id = ${id} and state = ${state} and tracking_id = ${tracking_id}
      returning id, shop_id`,
  );
  if (again) await enqueueFlow(db, again, null);
  return again !== undefined;
}

type FlowVerdict = Pick<OutgoingFlow, "verdict" | "verdict_code" | "verdict_reason">;

/** False when it was known. */
export async function recordChecked(
  db: ShopDb,
  { id, tracking_id }: Pick<OutgoingFlow, "id" | "tracking_id">,
  { verdict, verdict_code, verdict_reason }: FlowVerdict,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update app.platform_flow
    set verdict = ${verdict}, verdict_code = ${verdict_code}, verdict_reason = ${verdict_reason}
    where shop_id = ${SHOP_ID} and id = ${id} and tracking_id = ${tracking_id} and verdict <> ${verdict}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export const enqueueFlow = (
  db: ShopDb,
  { shop_id, id }: { shop_id: string; id: string },
  run_at: Instant | null,
): Promise<void> => enqueue(db, "send-flow", { shop_id, id }, { run_at, job_key: `flow ${id}` });

type Attempt =
  | { state: "sent"; flow_id: string; at: Instant }
  | { state: "waiting" | "failed"; failure: string; next_at: Instant | null };

export async function recordSending(db: ShopDb, id: string, attempt: Attempt): Promise<void> {
  const [flow_id, sent_at] =
    attempt.state === "sent" ? [attempt.flow_id, attempt.at] : [null, null];
  const [failure, next_at] =
    attempt.state === "sent" ? ["", null] : [attempt.failure.slice(0, 300), attempt.next_at];
  await sql`update app.platform_flow set state = ${attempt.state}, attempts = attempts + 1, flow_id = ${flow_id},
      sent_at = ${sent_at}::timestamptz, failure = ${failure}, next_at = ${next_at}::timestamptz
    where shop_id = ${SHOP_ID} and id = ${id} and state = 'waiting'`.execute(db);
}

/** Reads, soon after a sending, what the platform's checks say of it; many sendings at once are one reading. */
export const enqueueReading = (db: ShopDb, shop_id: string, run_at: Instant): Promise<void> =>
  enqueue(db, "follow-platform", { shop_id }, { run_at, job_key: `follow ${shop_id}` });
