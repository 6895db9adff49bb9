import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { DB } from "./schema.ts";
import { columnTypes } from "./types.ts";

/** Writes what a new database starts with; answers whether the demonstration lives here. */
export type Seed = (db: Kysely<DB>) => Promise<boolean>;

/**
 * Runs `seed` once in the life of a database, as its owner, in the transaction of the mark that says
 * so: interrupted, it leaves nothing; two processes at once make one. Answers what `seed` answered,
 * false when the mark was already there.
 */
export async function settle(ownerUrl: string, seed: Seed): Promise<boolean> {
  const options = "-c search_path=app,auth,public";
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, types: columnTypes, options });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.transaction().execute((transaction) => seedOnce(transaction, seed));
  } finally {
    await db.destroy();
  }
}

async function seedOnce(db: Kysely<DB>, seed: Seed): Promise<boolean> {
  // Waits for another process that may be seeding, then finds its mark.
  const mark = await db
    .insertInto("installation")
    .defaultValues()
    .onConflict((on) => on.doNothing())
    .returning("created_at")
    .executeTakeFirst();
  if (!mark) return false;
  const demo = await seed(db);
  await db.updateTable("installation").set({ demo }).execute();
  return demo;
}
