import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.ts";
import type { ConnectionUrl } from "./pool.ts";

export type HeldConnection = {
  url: ConnectionUrl;
  name: string;
  log: Log;
  /** Called with each new connection, once open: to listen, to take a lock… */
  onOpen: (client: pg.Client) => Promise<void>;
  /** Aborted, it ends the connection and the loop. */
  signal: AbortSignal;
};

const FIRST_WAIT = 100;
/** Shorter than the sweep of the queue, which would take a longer silence for a death. */
const LONGEST_WAIT = 2_000;
const PING_EVERY = 15_000;
const ANSWER_WITHIN = 10_000;

/** Keeps one connection open, outside any pool, and opens another with back-off after any loss. */
export async function holdConnection(held: HeldConnection): Promise<void> {
  let wait = FIRST_WAIT;
  while (!held.signal.aborted) {
    const opened = await holdUntilLost(held);
    wait = opened ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await sleep(wait, undefined, { signal: held.signal }).catch(() => undefined);
  }
}

/** Answers whether the connection had been open before it was lost. */
async function holdUntilLost({ url, name, log, onOpen, signal }: HeldConnection): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url(),
    keepAlive: true,
    application_name: name,
    query_timeout: ANSWER_WITHIN,
  });
  const lost = lossOf(client, signal);
  try {
    await client.connect();
    await onOpen(client);
    await pingUntil(client, lost);
    return true;
  } catch (error) {
    log.warn({ connection: name, err: error }, "database connection lost");
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function lossOf(client: pg.Client, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  client.on("error", () => resolve());
  client.on("end", () => resolve());
  signal.addEventListener("abort", () => resolve(), { once: true });
  return promise;
}

/** A cut cable says nothing: only a question without an answer shows it. */
async function pingUntil(client: pg.Client, lost: Promise<void>): Promise<void> {
  const unanswered = Promise.withResolvers<void>();
  const ping = setInterval(
    () => client.query("select 1").catch(() => unanswered.resolve()),
    PING_EVERY,
  );
  await Promise.race([lost, unanswered.promise]);
  clearInterval(ping);
}
