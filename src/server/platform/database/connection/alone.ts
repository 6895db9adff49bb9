import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { holdConnection, type LastingConnection } from "./hold.ts";

type Alone = Omit<LastingConnection, "onOpen"> & {
  /** Milliseconds between two attempts, while another process works. */
  every?: number;
};

/**
 * Runs `work` in one process at a time, of all those of this database: an advisory lock says which, and PostgreSQL
 * releases it as soon as that process dies. `work` ends when its signal does. Two may overlap for as long as a lost
 * connection is not noticed: what is written must bear a second time.
 */
export async function workAlone(
  { every = 10_000, ...lasting }: Alone,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let running = Promise.resolve();
  const onOpen = async (client: pg.Client): Promise<void> => {
    const lost = new AbortController();
    client.once("error", () => lost.abort());
    client.once("end", () => lost.abort());
    const signal = AbortSignal.any([lasting.signal, lost.signal]);
    await running;
    while (!signal.aborted && !(await takeLock(client, lasting.name)))
      await sleep(every, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) running = work(signal);
  };
  await holdConnection({ ...lasting, onOpen });
  await running;
}

async function takeLock(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    "select pg_try_advisory_lock(hashtextextended($1, 8)) as locked",
    [name],
  );
  return rows[0]?.locked ?? false;
}
