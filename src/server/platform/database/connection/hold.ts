import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { Log } from "../../log.ts";
import type { ConnectionUrl } from "../pool.ts";
import { type Limits, WatchedClient } from "./client.ts";
import { SESSION_OPTIONS } from "./session.ts";

export type LastingConnection = {
  url: ConnectionUrl;
  name: string;
  log: Log;
  /** Called with each new connection, once open: to listen, to take a lock… */
  onOpen: (client: pg.Client) => Promise<void>;
  /** Aborted, it ends the connection and the loop. */
  signal: AbortSignal;
  limits?: Partial<Limits> | undefined;
};

const FIRST_WAIT = 100;
/** Shorter than the sweep of the queue, which would take a longer silence for a death. */
const LONGEST_WAIT = 2_000;
/** Statements on these connections are short. */
const ANSWER = 5;

/** Keeps one connection open, outside any pool, and opens another with back-off after any loss. */
export async function holdConnection(lasting: LastingConnection): Promise<void> {
  let wait = FIRST_WAIT;
  while (!lasting.signal.aborted) {
    const opened = await holdUntilLost(lasting);
    wait = opened ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await sleep(wait, undefined, { signal: lasting.signal }).catch(() => undefined);
  }
}

/** Answers whether the connection had been open before it was lost. */
async function holdUntilLost(lasting: LastingConnection): Promise<boolean> {
  const { url, name, log, onOpen, signal, limits } = lasting;
  const config = { connectionString: url(), application_name: name, options: SESSION_OPTIONS };
  const client = new WatchedClient(config, { answer: ANSWER, ...limits });
  const lost = lossOf(client, signal);
  try {
    await client.connect();
    await onOpen(client);
    const error = await lost;
    if (error) log.warn({ connection: name, err: error }, "database connection lost");
    return true;
  } catch (error) {
    log.warn({ connection: name, err: error }, "no database connection");
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function lossOf(client: pg.Client, signal: AbortSignal): Promise<Error | undefined> {
  const { promise, resolve } = Promise.withResolvers<Error | undefined>();
  client.on("error", resolve);
  client.on("end", () => resolve(undefined));
  if (signal.aborted) resolve(undefined);
  signal.addEventListener("abort", () => resolve(undefined), { once: true });
  return promise;
}
