/** Calls, and the directory of the links that open them. */
import { randomBytes } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { OUTCOMES, type Outcome } from "../../domain/call/end.ts";
import { SHOTS } from "../../domain/call/shots.ts";
import { CALL_STATUSES } from "../../domain/call/status.ts";
import type { Instant } from "../../domain/time.ts";
import { INSTANT, readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

const CALL = z.strictObject({
  shop_id: z.string(),
  id: z.string(),
  token: z.string(),
  repair_id: z.string().nullable(),
  event_id: z.string().nullable(),
  opened_by: z.string().nullable(),
  opened_at: INSTANT,
  expires_at: INSTANT,
  status: z.enum(CALL_STATUSES),
  consented_at: INSTANT.nullable(),
  started_at: INSTANT.nullable(),
  ended_at: INSTANT.nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  notes: z.string(),
  conclusion: z.string(),
  asked_shot: z.enum(SHOTS).nullable(),
  shots: z.array(z.enum(SHOTS)),
  delay: z.number(),
});
export type CallRow = z.output<typeof CALL>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<CallRow[]> =>
  readRows(
    db,
    CALL,
    sql`select c.shop_id, c.id, c.token, c.repair_id, c.event_id, c.opened_by, c.opened_at, c.expires_at, c.status, c.consented_at,
      c.started_at, c.ended_at, c.outcome, c.notes, c.conclusion, c.asked_shot, c.shots, c.delay
    from app.call c where c.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadCall = async (db: ShopDb, id: string): Promise<CallRow | undefined> =>
  (await select(db, sql`and c.id = ${id}`))[0];

export const lockCall = async (db: ShopDb, id: string): Promise<CallRow | undefined> =>
  (await select(db, sql`and c.id = ${id} for no key update of c`))[0];

export const loadCalls = (db: ShopDb, ids: readonly string[]): Promise<CallRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db, sql`and c.id = any(${[...ids]}::uuid[])`);

/** The one that is not ended; the caller holds the lock of the repair. */
export const openCallOf = async (db: ShopDb, repair_id: string): Promise<CallRow | undefined> =>
  (await select(db, sql`and c.repair_id = ${repair_id} and c.ended_at is null`))[0];

/** Newest first. */
export const listCalls = (db: ShopDb, first: number): Promise<CallRow[]> =>
  select(db, sql`order by c.opened_at desc, c.id desc limit ${first}`);

/** Newest first for each repair. */
export const callsOfRepairs = (db: ShopDb, repair_ids: readonly string[]): Promise<CallRow[]> =>
  select(
    db,
    sql`and c.repair_id = any(${[...repair_ids]}::uuid[]) order by c.opened_at desc, c.id`,
  );

export type NewCall = Pick<
  CallRow,
  "shop_id" | "id" | "repair_id" | "event_id" | "opened_by" | "opened_at" | "expires_at"
>;

/** With its link of 128 bits. */
export async function insertCall(db: ShopDb, call: NewCall): Promise<void> {
  const token = randomBytes(16).toString("base64url");
  await db.insertInto("call_link").values({ token, shop_id: call.shop_id }).execute();
  await db
    .insertInto("call")
    .values({ ...call, token })
    .execute();
}

type Changes = Partial<
  Pick<
    CallRow,
    | "repair_id"
    | "event_id"
    | "expires_at"
    | "status"
    | "consented_at"
    | "started_at"
    | "notes"
    | "conclusion"
    | "asked_shot"
    | "delay"
  > & { shots: string[]; ended_at: Instant; outcome: Outcome | null }
>;

export async function updateCall(db: ShopDb, id: string, changes: Changes): Promise<void> {
  await db
    .updateTable("call")
    .set(changes)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}
