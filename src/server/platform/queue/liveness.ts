import type pg from "pg";
import type { Limits } from "../database/connection/client.ts";
import { holdConnection } from "../database/connection/hold.ts";
import type { ConnectionUrl } from "../database/pool.ts";
import type { Log } from "../log.ts";

type Connection = { url: ConnectionUrl; log: Log; limits?: Partial<Limits> | undefined };

/**
 * An advisory lock for a worker pool, which PostgreSQL releases as soon as the process dies; graphile-worker alone waits
 * 4 hours. It is shared, so it is never waited for: the server may keep the session of a connection that died silently.
 */
export function holdLivenessLock(
  { url, log, limits }: Connection,
  poolId: string,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const onOpen = async (client: pg.Client): Promise<void> => {
    await client.query("select pg_advisory_lock_shared(hashtextextended($1, 7))", [poolId]);
  };
  const { signal } = stopping;
  const held = holdConnection({ url, log, name: "etabli-queue-life", onOpen, signal, limits });
  return {
    stop: () => {
      stopping.abort();
      return held;
    },
  };
}

/**
 * Releases the tasks of worker pools without a liveness lock. A restart of the database drops every lock for a
 * moment, so a pool counts as dead only when two sweeps in a row find it. `every` is in milliseconds.
 */
export function sweepDeadPools(pool: pg.Pool, every: number, log: Log): NodeJS.Timeout {
  let suspects = new Set<string>();
  const sweep = async (): Promise<void> => {
    const { rows } = await pool.query<{ locked_by: string }>(POOLS_WITHOUT_LOCK);
    const silent = rows.map((row) => row.locked_by);
    const dead = silent.filter((poolId) => suspects.has(poolId));
    suspects = new Set(silent);
    if (dead.length === 0) return;
    await pool.query("select graphile_worker.force_unlock_workers($1)", [dead]);
    log.warn({ pools: dead }, "tasks of a dead process released");
  };
  return setInterval(
    () =>
      void sweep().catch((error: unknown) =>
        log.warn({ err: error }, "dead processes not checked"),
      ),
    every,
  ).unref();
}

const POOLS_WITHOUT_LOCK = `
  with holder as (select distinct locked_by from graphile_worker._private_jobs where locked_by is not null)
  select locked_by from holder where not exists (
    select 1 from pg_locks l
    where l.locktype = 'advisory' and l.objsubid = 1 and l.granted
      and l.database = (select oid from pg_database where datname = current_database())
      and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended(locked_by, 7))`;
