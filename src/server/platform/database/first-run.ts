import { sql } from "kysely";
import pg from "pg";
import { isRefusal } from "../../../domain/decision.ts";
import { APP_ROLE } from "./roles.ts";
import { builderOf, type ShopDb } from "./scope.ts";
import { columnTypes } from "./types.ts";

export type SeedTransaction = {
  /** As the owner of the tables, whom row-level security does not bind. */
  db: ShopDb;
  /** As the application's own login, which sees this shop alone. */
  asShop: <Value>(shop_id: string, work: (db: ShopDb) => Promise<Value>) => Promise<Value>;
};

/** Writes what a new database starts with; answers whether the demonstration lives here. */
export type Seed = (transaction: SeedTransaction) => Promise<boolean>;

/**
 * Runs `seed` once in the life of a database, as its owner, in the transaction of the mark that says
 * so: interrupted, it leaves nothing; two processes at once make one. Answers what `seed` answered,
 * false when the mark was already there.
 */
export const settle = (ownerUrl: string, seed: Seed): Promise<boolean> =>
  withOwner(ownerUrl, (client) => seedOnce(transactionOf(client), seed));

/**
 * One transaction as the owner of the tables, for what comes before any account: a first shop. A refusal is
 * the answer and leaves nothing.
 */
export const asOwner = <Value>(
  ownerUrl: string,
  work: (db: ShopDb) => Promise<Value>,
): Promise<Value> => withOwner(ownerUrl, (client) => work(builderOf(client, null)));

async function withOwner<Value>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const options = "-c search_path=app,auth,public";
  const config = { connectionString: ownerUrl, types: columnTypes, options, pipeline: true };
  const client = new pg.Client(config);
  // A lost connection makes its queries fail; without a listener it would also stop Node.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("begin");
    const value = await work(client);
    if (!isRefusal(value)) await client.query("commit");
    return value;
  } finally {
    // Without the commit, the server rolls back.
    await client.end();
  }
}

function transactionOf(client: pg.Client): SeedTransaction {
  const db = builderOf(client, null);
  return {
    db,
    asShop: async (shop_id, work) => {
      await actAs(db, APP_ROLE, shop_id);
      const value = await work(builderOf(client, shop_id));
      await actAs(db, "none", "");
      return value;
    },
  };
}

const actAs = (db: ShopDb, role: string, shop_id: string) =>
  sql`select set_config('role', ${role}, true), set_config('app.shop_id', ${shop_id}, true)`.execute(
    db,
  );

async function seedOnce(transaction: SeedTransaction, seed: Seed): Promise<boolean> {
  const { db } = transaction;
  // Waits for another process that may be seeding, then finds its mark.
  const mark = await db
    .insertInto("installation")
    .defaultValues()
    .onConflict((on) => on.doNothing())
    .returning("created_at")
    .executeTakeFirst();
  if (!mark) return false;
  const demo = await seed(transaction);
  await db.updateTable("installation").set({ demo }).execute();
  if (demo) await countRows(db);
  return demo;
}

/**
 * Before the first plans are made: for a table never counted, PostgreSQL finds any index that begins with the shop as good
 * as the exact one, and each check of a foreign key then read all clients of the shop.
 */
async function countRows(db: ShopDb): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(c.oid::regclass::text, ', ') as names from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'`.execute(db);
  await sql`analyze ${sql.raw(rows[0]?.names ?? "")}`.execute(db);
}
