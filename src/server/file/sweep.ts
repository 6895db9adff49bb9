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

export type Forgetting = { quote: Instant; booking: Instant };

/** Deletes the rows of photos uploaded before these moments for what was never saved; answers how many. */
export async function forgetLooseFiles(
  db: ShopDb,
  { quote, booking }: Forgetting,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select app.forget_loose_files(${quote}, ${booking}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of these names of bytes, those that no file and no kept document of the shop has. */
export async function namesWithoutRow(db: ShopDb, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select candidate.name from unnest(${[...names]}::uuid[]) as candidate (name)
    where not exists (select from app.file f where f.shop_id = ${SHOP_ID} and f.stored_as = candidate.name)
      and not exists (select from app.paper p where p.shop_id = ${SHOP_ID} and p.stored_as = candidate.name)
      and not exists (select from app.archive a where a.shop_id = ${SHOP_ID} and a.id = candidate.name)
    order by candidate.name`.execute(db);
  return rows.map(({ name }) => name);
}
