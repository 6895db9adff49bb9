/** Recordings of calls. The film of one is the file of the same id. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const RECORDING = z.strictObject({
  id: z.string(),
  call_id: z.string(),
  page: z.string(),
  asked_by: z.string(),
  asked_at: INSTANT,
  agreed_at: INSTANT.nullable(),
  ended_at: INSTANT.nullable(),
  deleted_at: INSTANT.nullable(),
  /** Whether the film is here. */
  kept: z.boolean(),
});
export type RecordingRow = z.output<typeof RECORDING>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<RecordingRow[]> =>
  readRows(
    db,
    RECORDING,
    sql`select r.id, r.call_id, r.page, r.asked_by, r.asked_at, r.agreed_at, r.ended_at, r.deleted_at,
      exists (select from app.file f where f.shop_id = ${SHOP_ID} and f.id = r.id) as kept
    from app.call_recording r where r.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadRecording = async (db: ShopDb, id: string): Promise<RecordingRow | undefined> =>
  (await select(db, sql`and r.id = ${id}`))[0];

/** The one that is asked for or on, while the page that records and the client's page that agreed hold their seats. */
export const openRecordingOf = async (
  db: ShopDb,
  call_id: string,
): Promise<RecordingRow | undefined> =>
  (
    await select(
      db,
      sql`and r.call_id = ${call_id} and r.ended_at is null
        and exists (select from app.call_participant p where p.shop_id = ${SHOP_ID} and p.id = r.page and p.left_at is null)
        and (r.agreed_page is null or exists (select from app.call_participant p
          where p.shop_id = ${SHOP_ID} and p.id = r.agreed_page and p.left_at is null))`,
    )
  )[0];

/** Those that the client agreed to, in the order of the calls. */
export const recordingsOfCalls = (
  db: ShopDb,
  call_ids: readonly string[],
): Promise<RecordingRow[]> =>
  select(
    db,
    sql`and r.call_id = any(${[...call_ids]}::uuid[]) and r.agreed_at is not null order by r.agreed_at, r.id`,
  );

/**
 * Those whose film is to go, a page of them: kept for too long, come after it was deleted, or after a no, as from a device
 * that had no network.
 */
export const recordingsToDelete = (
  db: ShopDb,
  { before, most }: { before: Instant; most: number },
): Promise<RecordingRow[]> =>
  select(
    db,
    sql`and ((r.agreed_at < ${before}::timestamptz and r.deleted_at is null)
        or ((r.agreed_at is null or r.deleted_at is not null)
          and exists (select from app.file f where f.shop_id = ${SHOP_ID} and f.id = r.id)))
      order by r.asked_at limit ${most}`,
  );

type NewRecording = Pick<RecordingRow, "id" | "call_id" | "page" | "asked_by" | "asked_at">;

/** False when the id belongs to another recording, or the call has one that is open. */
export async function insertRecording(db: ShopDb, recording: NewRecording): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("call_recording")
    .values({ shop_id: SHOP_ID, ...recording })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Changes = Partial<Record<"agreed_at" | "ended_at", Instant> & { agreed_page: string }>;

export async function updateRecording(db: ShopDb, id: string, changes: Changes): Promise<void> {
  await db
    .updateTable("call_recording")
    .set(changes)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** Whichever of the call is asked for or on is over. */
export async function endRecordings(
  db: ShopDb,
  { call_id, at }: { call_id: string; at: Instant },
): Promise<void> {
  await db
    .updateTable("call_recording")
    .set({ ended_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("call_id", "=", call_id)
    .where("ended_at", "is", null)
    .execute();
}

/** The first moment at which a film was deleted stays. */
export async function noteDeleted(
  db: ShopDb,
  { ids, at }: { ids: readonly string[]; at: Instant },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("call_recording")
    .set({ deleted_at: at })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
}
