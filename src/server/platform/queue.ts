import { setTimeout as sleep } from "node:timers/promises";
import { sql, type RawBuilder } from "kysely";
import pg from "pg";
import type { Instant } from "../../domain/time.ts";
import type { Limits } from "./database/connection/client.ts";
import { type ConnectionUrl, openPool } from "./database/pool.ts";
import type { ShopDb } from "./database/scope.ts";
import { type Log, quietLog } from "./log.ts";
import { sweepDeadPools } from "./queue/liveness.ts";
import { startRunner, type Task, type TaskRunner } from "./queue/runner.ts";

export type Queue = {
  /** True while tasks are being taken. */
  running(): boolean;
  /** Takes no new task, lets running tasks end (5 s), and leaves the rest to the next process. */
  stop(): Promise<void>;
};

export type QueueOptions = {
  database: { workerUrl: ConnectionUrl };
  tasks: Record<string, Task>;
  /** Cron expressions by task, in UTC. A task runs once for all processes, and late rather than never. */
  schedule?: Readonly<Record<string, string>>;
  log?: Log;
  concurrency?: number;
  /** How often to look for the tasks of dead processes, in milliseconds. */
  sweepEvery?: number;
  /** How often to look for tasks of which nothing announced that they are due, in milliseconds. */
  pollEvery?: number;
  limits?: Partial<Limits>;
};

/**
 * Queues a task inside the caller's transaction: it exists if and only if that transaction commits.
 * The list of tasks that may be asked for is `app.enqueue` in the migrations.
 */
export async function enqueue(
  db: ShopDb,
  task: string,
  payload: Record<string, unknown>,
  { run_at = null, job_key = null }: When = {},
): Promise<void> {
  if (skipped.get(db)?.has(task)) return;
  await sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::jsonb, ${job_key}, ${run_at})`.execute(
    db,
  );
}

export const enqueuing = (
  db: ShopDb,
  task: string,
  payload: Record<string, unknown>,
): RawBuilder<unknown> =>
  skipped.get(db)?.has(task)
    ? sql`select`
    : sql`select app.enqueue(${task}, ${JSON.stringify(payload)}::jsonb)`;

const skipped = new WeakMap<ShopDb, ReadonlySet<string>>();

/** The caller does the work of these tasks itself before it commits: `enqueue` leaves them out of this transaction. */
export function skipTasks(db: ShopDb, tasks: readonly string[]): void {
  skipped.set(db, new Set(tasks));
}

/** `run_at`: not before. `job_key`: replaces the waiting task of the same key. */
export type When = { run_at?: Instant | null; job_key?: string | null };

/** Runs the tasks until stopped; restarts by itself after a loss of the database. */
export async function startQueue({
  database,
  tasks,
  schedule = {},
  log = quietLog,
  concurrency = 4,
  sweepEvery = 3_000,
  pollEvery = 2_000,
  limits,
}: QueueOptions): Promise<Queue> {
  const pool = openPool({
    url: database.workerUrl,
    name: "etabli-queue",
    max: concurrency + 3,
    log,
    types: pg.types,
    limits: { answer: ANSWER, ...limits },
  });
  const stopping = new AbortController();
  const url = database.workerUrl;
  const start = () =>
    startRunner({ pool, url, tasks, schedule, log, concurrency, pollEvery, limits });
  let runner: TaskRunner | undefined = await start();
  const supervise = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner?.ended;
      runner = undefined;
      await sleep(RESTART_AFTER, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log.warn("the queue stopped: starting it again");
      runner = await start().catch((error: unknown) => {
        log.error(error, "the queue does not start: trying again");
        return undefined;
      });
    }
  };
  const supervision = supervise();
  // A task that a lost connection was handing over is locked for this runner, which never heard of it: under another
  // runner's name it is found by the sweep.
  pool.on("connect", (client) => client.on("error", () => void runner?.stop()));
  const sweeper = sweepDeadPools(pool, sweepEvery, log);
  const stopOnce = async (): Promise<void> => {
    stopping.abort();
    clearInterval(sweeper);
    await runner?.stop();
    await supervision;
    await pool.end();
  };
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= stopOnce());
  return { running: () => runner !== undefined && !stopping.signal.aborted, stop };
}

const RESTART_AFTER = 2_000;
/** The queue's own statements are short; in ticks, see `Limits`. */
const ANSWER = 10;
