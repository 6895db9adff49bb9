import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";
import { type Log, quietLog } from "../log.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
import { WatchedClient } from "./connection/client.ts";
import { KEEP_ALIVE_OPTIONS, setSessions } from "./connection/session.ts";
import { type Seed, settle } from "./first-run.ts";
import { refuseFormer, renewDemonstration } from "./former.ts";
import { migrate, withMigrationLock } from "./migrate.ts";
import { type ConnectionUrl, openPool } from "./pool.ts";
import { APP_ROLE, GATE_ROLE, loginUrl, prepareRoles, WORKER_ROLE } from "./roles.ts";
import {
  bindGate,
  bindShop,
  bindSystem,
  type StatementOptions,
  type WithGate,
  type WithShop,
  type WithSystem,
} from "./scope.ts";
import { UnusableDatabase } from "./unusable.ts";

export type DatabaseConfig = {
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The same database through a pooler, for the transactions of requests. */
  poolUrl?: string | undefined;
};
type Options = StatementOptions & {
  log?: Log;
  maxConnections?: number;
  /** What is kept beside the database in `dataDir`, and is set aside with a former demonstration. */
  folders?: string[];
};

export type Database = {
  withShop: WithShop;
  withSystem: WithSystem;
  withGate: WithGate;
  /** Connections of the application's login; nothing but `withShop` and `withSystem` should need it. */
  pool: pg.Pool;
  /** For migrations, seeding and maintenance only, never for a request. */
  ownerUrl: ConnectionUrl;
  workerUrl: ConnectionUrl;
  listenUrl: ConnectionUrl;
  gateUrl: ConnectionUrl;
  /** True until `settle` has run once: nobody has used this database yet. */
  first: boolean;
  /** What a new database starts with, once: see `first-run.ts`. */
  settle(seed: Seed): Promise<boolean>;
  close(): Promise<void>;
};

const OLDEST = 170_000;
/** A check of a session is one short statement: four connections answer some thousands a second. */
const GATE_CONNECTIONS = 4;
/** Its functions are short; in ticks, see `Limits`. */
const GATE_ANSWER = 8;

/** Opens the embedded database of `dataDir`, or the server of `databaseUrl`, and brings it up to date. */
export async function openDatabase(
  { dataDir, databaseUrl, poolUrl }: DatabaseConfig,
  options: Options = {},
): Promise<Database> {
  const { log = quietLog, maxConnections = 16, folders = [] } = options;
  const server = databaseUrl === undefined ? await startEmbedded({ dataDir, log }) : undefined;
  const urls = loginUrls(() => server?.ownerUrl() ?? databaseUrl ?? "", dataDir);
  const pooled = poolUrl !== undefined;
  const prepare = async (): Promise<boolean> => {
    if (server) await renewDemonstration({ server, dataDir, folders, log });
    return bringUpToDate({ urls, dataDir, log, pooled });
  };
  const first = await prepare().catch((error: unknown) => giveUp(server, error));
  const pool = openPool({
    url: throughPool(urls.listenUrl, poolUrl),
    pooled,
    name: "etabli",
    max: maxConnections,
    log,
    pipeline: true,
  });
  const gate = openPool({
    url: throughPool(urls.gateUrl, poolUrl),
    pooled,
    name: "etabli-gate",
    max: GATE_CONNECTIONS,
    log,
    limits: { answer: GATE_ANSWER },
  });
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), gate.end()]);
    await server?.close();
  };
  const transactions = {
    withShop: bindShop(pool, options),
    withSystem: bindSystem(pool, options),
    withGate: bindGate(gate, options),
  };
  const seeding = { first, settle: (seed: Seed) => settle(urls.ownerUrl(), seed) };
  return { ...transactions, ...seeding, ...urls, pool, close };
}

type Urls = Pick<Database, "ownerUrl" | "workerUrl" | "listenUrl" | "gateUrl">;

const loginUrls = (ownerUrl: ConnectionUrl, dataDir: string): Urls => ({
  ownerUrl,
  workerUrl: () => loginUrl(ownerUrl(), WORKER_ROLE, dataDir),
  listenUrl: () => loginUrl(ownerUrl(), APP_ROLE, dataDir),
  gateUrl: () => loginUrl(ownerUrl(), GATE_ROLE, dataDir),
});

/** A process that could not open its database leaves no server behind. */
async function giveUp(server: EmbeddedServer | undefined, error: unknown): Promise<never> {
  await server?.close();
  throw error;
}

const throughPool =
  (direct: ConnectionUrl, poolUrl: string | undefined): ConnectionUrl =>
  () => {
    if (poolUrl === undefined) return direct();
    const { username, password } = new URL(direct());
    return Object.assign(new URL(poolUrl), { username, password }).href;
  };

type Update = { urls: Urls; dataDir: string; log: Log; pooled: boolean };

/** Answers whether the database is new. */
async function bringUpToDate({ urls, dataDir, log, pooled }: Update): Promise<boolean> {
  // A migration may be long: no answer is late here.
  const limits = { answer: Number.POSITIVE_INFINITY };
  const config = { connectionString: urls.ownerUrl(), options: KEEP_ALIVE_OPTIONS };
  const owner = new WatchedClient(config, limits);
  owner.on("error", (error) => log.warn(error, "database connection lost"));
  await owner.connect();
  try {
    await requireVersion(owner);
    await refuseFormer(owner);
    return await withMigrationLock(owner, async () => {
      await prepareRoles(owner, urls.ownerUrl(), dataDir);
      if (pooled) await setSessions(owner, [APP_ROLE, GATE_ROLE]);
      const ran = await migrate(owner);
      if (ran.length > 0) log.info({ migrations: ran }, "database migrated");
      await migrateQueue(owner, urls.workerUrl());
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
    throw new UnusableDatabase(
      `Établi demande PostgreSQL 17 ou plus récent ; le serveur de DATABASE_URL est en ${version?.text}.`,
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
  // A pool of our own: the library's throws at Node when the server stops just after.
  const pool = openPool({
    url: () => workerUrl,
    name: "etabli-queue-tables",
    max: 1,
    types: pg.types,
    log: quietLog,
  });
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) }).finally(() =>
    pool.end(),
  );
  if (!known) await owner.query(`revoke create on database ${database} from ${WORKER_ROLE}`);
}
