import { Kysely, PostgresDialect } from "kysely";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { type Log, quietLog } from "../log.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate, withMigrationLock } from "./migrate.ts";
import { type ConnectionUrl, openPool } from "./pool.ts";
import { APP_ROLE, loginUrl, prepareRoles, WORKER_ROLE } from "./roles.ts";
import type { DB } from "./schema.ts";
import { bindShop, bindSystem, type WithShop, type WithSystem } from "./scope.ts";
import { columnTypes } from "./types.ts";

export type DatabaseConfig = { dataDir: string; databaseUrl?: string | undefined };
type Options = { log?: Log; maxConnections?: number };

export type Database = {
  withShop: WithShop;
  withSystem: WithSystem;
  /** Connections of the application's login; nothing but `withShop` and `withSystem` should need it. */
  pool: pg.Pool;
  /** For migrations, seeding and maintenance only, never for a request. */
  ownerUrl: ConnectionUrl;
  workerUrl: ConnectionUrl;
  listenUrl: ConnectionUrl;
  /** True until `settle` has run once: nobody has used this database yet. */
  first: boolean;
  /**
   * Runs `seed` once in the life of the database, as its owner, in the same transaction as the mark
   * that it is done; two processes at once make one seeding. `seed` answers whether the
   * demonstration lives here. Does nothing, and answers false, when the mark is already there.
   */
  settle(seed: (db: Kysely<DB>) => Promise<boolean>): Promise<boolean>;
  close(): Promise<void>;
};

const OLDEST = 180_000;

/** Opens the embedded database of `dataDir`, or the server of `databaseUrl`, and brings it up to date. */
export async function openDatabase(
  config: DatabaseConfig,
  { log = quietLog, maxConnections = 16 }: Options = {},
): Promise<Database> {
  const given = config.databaseUrl;
  const embedded =
    given === undefined ? await startEmbedded({ dataDir: config.dataDir, log }) : undefined;
  const ownerUrl: ConnectionUrl = () => embedded?.ownerUrl() ?? given ?? "";
  const workerUrl: ConnectionUrl = () => loginUrl(ownerUrl(), WORKER_ROLE, config.dataDir);
  const appUrl: ConnectionUrl = () => loginUrl(ownerUrl(), APP_ROLE, config.dataDir);
  const first = await bringUpToDate({
    ownerUrl: ownerUrl(),
    workerUrl: workerUrl(),
    dataDir: config.dataDir,
    log,
  });
  const pool = openPool({ url: appUrl, name: "etabli", max: maxConnections, log, pipeline: true });
  return {
    withShop: bindShop(pool),
    withSystem: bindSystem(pool),
    pool,
    ownerUrl,
    workerUrl,
    listenUrl: appUrl,
    first,
    settle: (seed) => settle(ownerUrl(), seed),
    close: async () => {
      await pool.end();
      await embedded?.close();
    },
  };
}

type Update = { ownerUrl: string; workerUrl: string; dataDir: string; log: Log };

async function bringUpToDate({ ownerUrl, workerUrl, dataDir, log }: Update): Promise<boolean> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await requireVersion(owner);
    return await withMigrationLock(owner, async () => {
      await prepareRoles(owner, ownerUrl, dataDir);
      const ran = await migrate(owner);
      if (ran.length > 0) log.info({ migrations: ran }, "base de données mise à jour");
      await migrateQueue(owner, workerUrl);
      const marks = await owner.query("select 1 from app.installation");
      return marks.rowCount === 0;
    });
  } finally {
    await owner.end();
  }
}

async function requireVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ number: number; text: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as text",
  );
  const version = rows[0];
  if (!version || version.number < OLDEST)
    throw new Error(
      `Établi demande PostgreSQL 18 ou plus récent ; le serveur de DATABASE_URL est en ${version?.text}.`,
    );
}

/** The queue's tables belong to its own role, which may create its schema once and nothing later. */
async function migrateQueue(owner: pg.Client, workerUrl: string): Promise<void> {
  const database = owner.escapeIdentifier(owner.database ?? "");
  const { rows } = await owner.query<{ known: boolean }>(
    "select exists (select from pg_tables where schemaname = 'graphile_worker' and tablename = 'migrations') as known",
  );
  const known = rows[0]?.known ?? false;
  if (!known) await owner.query(`grant create on database ${database} to ${WORKER_ROLE}`);
  await runMigrations({ connectionString: workerUrl, logger: new Logger(() => () => undefined) });
  if (!known) await owner.query(`revoke create on database ${database} from ${WORKER_ROLE}`);
}

async function settle(
  ownerUrl: string,
  seed: (db: Kysely<DB>) => Promise<boolean>,
): Promise<boolean> {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 1,
    types: columnTypes,
    options: "-c search_path=app,auth,public",
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.transaction().execute(async (transaction) => {
      // Waits for another process that may be seeding, then finds its mark.
      const mark = await transaction
        .insertInto("installation")
        .defaultValues()
        .onConflict((on) => on.doNothing())
        .returning("created_at")
        .executeTakeFirst();
      if (!mark) return false;
      const demo = await seed(transaction);
      await transaction.updateTable("installation").set({ demo }).execute();
      return demo;
    });
  } finally {
    await db.destroy();
  }
}
