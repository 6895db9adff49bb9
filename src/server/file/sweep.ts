/** What the nightly sweep asks of the rows before any byte goes. */
import { sql } from "kysely";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** Whether the shop of this transaction is one of this database. */
export async function isKnownShop(db: ShopDb): Promise<boolean> {
  const { rows } = await sql`select from app.shop s where s.id = ${SHOP_ID}`.execute(db);
  return rows.length > 0;
}

/** Forgets the photos sent before for a quote that was never written; answers how many. */
export async function forgetLooseFiles(db: ShopDb, before: Instant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select app.forget_loose_files(${before}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of these ids, those that no file of the shop has. */
export async function idsWithoutRow(db: ShopDb, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select given.id from unnest(${[...ids]}::uuid[]) as given (id)
    where not exists (select from app.file f where f.shop_id = ${SHOP_ID} and f.id = given.id) order by given.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes these ids for a row that nobody will see, and answers those that were free: whoever sends a file
 * under one of them waits until the end of this transaction, which must be undone.
 */
export async function holdNameless(
  db: ShopDb,
  shop_id: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = ids.toSorted().map((id) => ({ ...NOBODYS, shop_id, id, recipientID: id }));
  const held = await db
    .insertInto("file")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return held.map(({ id }) => id);
}

const NOBODYS = { filename: "", mimetype: "", size: 0, sha256: "", recipientType: "sweep" };
