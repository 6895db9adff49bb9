import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { findBinaries, reachableFolder } from "./embedded-binaries.ts";
import {
  type Cluster,
  createCluster,
  ensureRunning,
  type Postmaster,
  readSecrets,
  runningPostmaster,
  stopServer,
} from "./embedded-cluster.ts";

/**
 * The PostgreSQL that this process supervises. Its port may change when it is restarted: ask each time.
 * The addresses name its Unix socket, which counts before the host and the port, whenever it has one.
 */
export type EmbeddedServer = {
  superuserUrl(database?: string): string;
  ownerUrl(): string;
  /** Stops watching; stops PostgreSQL too unless another process is connected to it (`force`: even then). */
  close(options?: { force?: boolean; patience?: number }): Promise<void>;
};

type EmbeddedOptions = { dataDir: string; log: Log; durable?: boolean };

export const DATABASE_NAME = "etabli";
export const OWNER_ROLE = "etabli_owner";
const WATCH_EVERY = 500;

/**
 * Creates the cluster in `<dataDir>/postgres` when there is none, adopts the server that already runs
 * on it (left by a killed process, or another process's), else starts one; then brings it back
 * whenever it dies. The server outlives a killed process on purpose: the next one adopts it at once.
 */
export async function startEmbedded({
  dataDir,
  log,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const wanted = path.resolve(dataDir, "postgres");
  const binaries = findBinaries(wanted);
  const directory = reachableFolder(wanted, binaries.account);
  if (path.dirname(directory) !== path.dirname(wanted))
    log.info({ wanted, directory }, "database stored in another directory");
  const cluster: Cluster = { directory, binaries, durable };
  await createCluster(cluster);
  const secrets = readSecrets(cluster);
  const watch = await supervise(cluster, log);
  const url = (user: string, password: string, database: string): string => {
    const { port, socket } = watch.postmaster();
    const host = socket === undefined ? "" : `?host=${encodeURIComponent(socket)}`;
    return `postgres://${user}:${password}@127.0.0.1:${port}/${database}${host}`;
  };
  const superuserUrl = (database = "postgres"): string =>
    url("postgres", secrets.superuser, database);
  const ownerUrl = (): string => url(OWNER_ROLE, secrets.owner, DATABASE_NAME);
  await createOwner(superuserUrl(), secrets.owner);
  const close: EmbeddedServer["close"] = async ({ force = false, patience } = {}) => {
    await watch.stop();
    if (runningPostmaster(cluster) && (force || !(await isUsed(superuserUrl()))))
      await stopServer(cluster, patience);
  };
  return { superuserUrl, ownerUrl, close };
}

type Watch = { postmaster(): Postmaster; stop(): Promise<void> };

async function supervise(cluster: Cluster, log: Log): Promise<Watch> {
  let postmaster = await ensureRunning(cluster);
  let repairing: Promise<void> | undefined;
  const repair = async (): Promise<void> => {
    postmaster = await bringBack(cluster, postmaster, log);
    repairing = undefined;
  };
  const timer = setInterval(() => {
    const seen = runningPostmaster(cluster);
    if (seen?.ready && seen.pid !== postmaster.pid) postmaster = seen;
    else if (!seen) repairing ??= repair();
  }, WATCH_EVERY).unref();
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    await repairing;
  };
  return { postmaster: () => postmaster, stop };
}

/** On the port it had when that is still free, so that most connections find it where they left it. */
async function bringBack(cluster: Cluster, lost: Postmaster, log: Log): Promise<Postmaster> {
  log.warn({ port: lost.port }, "PostgreSQL stopped: starting it again");
  try {
    const found = await ensureRunning(cluster, lost.port);
    log.info({ port: found.port }, "PostgreSQL answers again");
    return found;
  } catch (error) {
    log.error(error, "PostgreSQL does not start: trying again");
    return lost;
  }
}

/** An owner that is not superuser, as on a hosted server: what runs here runs there. */
async function createOwner(superuserUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('etabli:owner'))");
    const roles = await client.query("select 1 from pg_roles where rolname = $1", [OWNER_ROLE]);
    if (roles.rowCount === 0)
      await client.query(
        `create role ${OWNER_ROLE} login createrole nosuperuser password '${password}'`,
      );
    const databases = await client.query("select 1 from pg_database where datname = $1", [
      DATABASE_NAME,
    ]);
    if (databases.rowCount === 0)
      await client.query(`create database ${DATABASE_NAME} owner ${OWNER_ROLE}`);
  } finally {
    await client.end();
  }
}

/** Whether another process is connected. Our own last connections take a moment to go. */
async function isUsed(superuserUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: superuserUrl });
  try {
    await client.connect();
    for (let look = 0; look < LOOKS; look++) {
      const others = await client.query(OTHER_CLIENTS);
      if (others.rowCount === 0) return false;
      await sleep(LOOK_EVERY);
    }
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const LOOKS = 6;
const LOOK_EVERY = 50;
const OTHER_CLIENTS =
  "select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1";
