import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import { type Limits, WatchedClient } from "./connection/client.ts";
import { SESSION_OPTIONS } from "./connection/session.ts";
import { columnTypes } from "./types.ts";
import { sqlState } from "./violation.ts";

/** Asked at each new connection: the embedded server may come back on another port. */
export type ConnectionUrl = () => string;
type PoolOptions = {
  url: ConnectionUrl;
  name: string;
  max: number;
  log: Log;
  pipeline?: boolean;
  types?: pg.CustomTypesConfig;
  /** How long a request waits for a free connection, in milliseconds. */
  patience?: number;
  /** Behind a pooler that gives each transaction another session: nothing is set for the session. */
  pooled?: boolean;
  limits?: Partial<Limits> | undefined;
};

/** A new connection costs some 40 ms of processor time: the password, the catalogue, each statement planned again. */
const IDLE = 60_000;

/** A pool that outlives restarts of its server: a lost connection is logged, never thrown at the process. */
export function openPool({
  url,
  name,
  max,
  log,
  pipeline = false,
  types = columnTypes,
  patience = 10_000,
  pooled = false,
  limits = {},
}: PoolOptions): pg.Pool {
  class CurrentClient extends WatchedClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: url() }, limits);
    }
  }
  const pool = new pg.Pool({
    Client: CurrentClient,
    application_name: name,
    ...(!pooled && { options: SESSION_OPTIONS }),
    max,
    pipeline,
    types,
    idleTimeoutMillis: IDLE,
    connectionTimeoutMillis: patience,
  });
  // A client in use reports its loss to its query; without a listener it would stop Node as well.
  pool.on("connect", (client) => client.on("error", () => undefined));
  pool.on("error", (error) => log.warn({ pool: name, err: error }, "database connection lost"));
  return pool;
}

/** ENOENT: the Unix socket goes with its server. */
const RESTARTING = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "57P01", "57P03"]);
const PATIENCE = 8_000;

/** Waits while the server restarts, since nothing has been sent yet; without a connection the request fails as 503. */
export async function connectPatiently(pool: pg.Pool): Promise<pg.PoolClient> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!RESTARTING.has(sqlState(error)) || Date.now() > deadline) throw unavailable(error);
      await sleep(150);
    }
  }
}

const unavailable = (cause: unknown): Error =>
  Object.assign(new Error("no connection to the database", { cause }), { statusCode: 503 });
