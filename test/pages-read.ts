import { sql } from "kysely";
import type { ShopScope } from "../src/domain/account/scope.ts";
import { keepPlans, type ShopDb } from "../src/server/platform/database/scope.ts";
import type { TestDatabase } from "./database.ts";

type Reading = { table: string; read: (db: ShopDb) => Promise<unknown> };

/**
 * Pages of the table and of its indexes that a statement fetches when it runs by the plan made for any shop. It runs twice,
 * since making the plan looks at every index.
 */
export async function pagesRead(
  database: TestDatabase,
  scope: ShopScope,
  { table, read }: Reading,
): Promise<number> {
  const relations = await database.asOwner<{ oid: number }>(
    `select $1::regclass::oid::int as oid
     union all select indexrelid::int from pg_index where indrelid = $1::regclass`,
    [table],
  );
  const oids = relations.map(({ oid }) => oid);
  return database.withShop(scope, async (db) => {
    await keepPlans(db);
    await read(db);
    return pagesFetched(db, oids, read);
  });
}

/** Pages of these relations that a statement fetches. */
export async function pagesFetched(
  db: ShopDb,
  oids: readonly number[],
  read: (db: ShopDb) => Promise<unknown>,
): Promise<number> {
  const fetched = async (): Promise<number> => {
    const { rows } = await sql<{ pages: number }>`
      select sum(pg_stat_get_xact_blocks_fetched(relation.oid))::int as pages
      from unnest(${[...oids]}::oid[]) as relation (oid)`.execute(db);
    return rows[0]?.pages ?? 0;
  };
  const before = await fetched();
  await read(db);
  return (await fetched()) - before;
}
