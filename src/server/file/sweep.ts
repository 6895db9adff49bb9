/** Queries of the nightly sweep, asked before any file is deleted. */
import { sql } from "kysely";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** Whether the shop of this transaction is one of this database. */
export async function isKnownShop(db: ShopDb): Promise<boolean> {
  const { rows } = await sql`select from app.shop s where s.id = ${SHOP_ID}`.execute(db);
  return rows.length > 0;
}

/** Deletes the rows of photos uploaded before `before` for a quote that was never saved; answers how many. */
export async function forgetLooseFiles(db: ShopDb, before: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select app.forget_loose_files(${before}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of these ids, those that no file of the shop has. */
export async function idsWithoutRow(db: ShopDb, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select candidate.id from unnest(${[...ids]}::uuid[]) as candidate (id)
    where not exists (select from app.file f where f.shop_id = ${SHOP_ID} and f.id = candidate.id) order by candidate.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Inserts rows under these ids and answers those that were free. They act as locks: an upload under one of
 * them waits for the end of this transaction, which the caller must roll back.
 */
export async function lockNameless(
  db: ShopDb,
  shop_id: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = ids.toSorted().map((id) => ({ ...LOCK_ROW, shop_id, id, recipientID: id }));
  const held = await db
    .insertInto("file")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return held.map(({ id }) => id);
}

const LOCK_ROW = { filename: "", mimetype: "", size: 0, sha256: "", recipientType: "sweep" };
